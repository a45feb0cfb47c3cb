// One table as this browser sees it: what the server told, and what was sent and not yet answered.
// What others did is shown at a pace one can follow (`Queue`); everything here but `myTurn` is as it is shown.
import { SvelteMap } from "svelte/reactivity";
import type {
  Answer,
  DeletionWish,
  Done,
  Happened,
  News,
  Presence,
  Question,
  Refused,
  SeatPresence,
  Sight,
  StandInWish,
  Standing,
  TableInfo,
  ToClient,
  UndoWish,
} from "./protocol";
import { atTable, inRecord, newId, Refusal, type Looks } from "./api";
import { Line, type LineState } from "./line.svelte";
import { settle, stir } from "./motion.svelte";
import { Queue } from "./pace.svelte";
import { seatName } from "./parts/names";
import { settings, type Language } from "./settings.svelte";
import { t } from "./text.svelte";

/** What is said to somebody whose seat or invitation was given to others, or whose table was deleted. */
const NO_WAY_BACK = new Set(["unknown-table", "taken", "forgotten"]);

export type State = LineState | "refused";
type TableRequest = { type: string; id?: string } & Record<string, unknown>;
interface Waiting {
  message: TableRequest & { id: string };
  resolve: (answer: Done | Answer) => void;
  reject: (error: Refusal) => void;
}

/** How long a piece of news deserves to be looked at, beside one that tells one thing. */
function weightOf(fresh: Happened[]): number {
  const lines = fresh.flatMap(({ words }) => words).filter(Boolean).length;
  return lines ? Math.min(2, 0.7 + 0.3 * lines) : 0.3;
}

const LATER = 3_000; // milliseconds until a record is asked for again

export class Table {
  /** None where a record is shown. */
  readonly line: Line | null;
  refusal: Refusal | null = $state(null);
  info: TableInfo | null = $state.raw(null);
  sights: Sight[] = $state.raw([]);
  waiting: number[] = $state.raw([]);
  outcome: Standing[] | null = $state.raw(null);
  /** Somebody would take back what others agreed on. */
  wish: UndoWish | null = $state.raw(null);
  /** Whoever made the table would delete it. */
  deletion: DeletionWish | null = $state.raw(null);
  /** Somebody would let a bot go on for one who is away. */
  standIn: StandInWish | null = $state.raw(null);
  /** Who is here, as it was told at a time (milliseconds of this browser). */
  presence: Presence | null = $state.raw(null);
  presenceAt = $state(0);
  moves = $state(0);
  /** The last that is shown. */
  seq = $state(0);
  /** The first of the moves that came all at once: they can be looked at one by one. */
  missed: number | null = $state(null);
  complete = $state(true);
  /** What happened since the page was opened, and what was missed before. */
  happened: Happened[] = $state.raw([]);
  /** Everything after this number is news to the person. */
  looked = $state(0);

  /** What the last step told, where somebody could follow it: what is seen to move, and heard. */
  followed: Happened[] = $state.raw([]);

  readonly queue = new Queue();
  private heard = 0;
  private newest: Sight[] = $state.raw([]);
  private language: Language = settings.language;
  private sent = new SvelteMap<string, Waiting>();
  private reading: LineState = $state("connecting"); // of a record
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What can be asked about it. */
  readonly looks: Looks;

  /** With a record it is no table of the server, but the one that the record tells of: nobody is there. */
  constructor(
    readonly id: string,
    readonly secret: string,
    private readonly seenBefore: number = 0,
    readonly record: string | null = null,
  ) {
    this.looks = record === null ? atTable(id, secret) : inRecord(record);
    if (record !== null) {
      this.line = null;
      void this.read();
      return;
    }
    const address = new URL(`/api/tables/${id}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.line = new Line(
      address,
      () => this.greeting(),
      (message) => this.hear(message as ToClient),
    );
  }

  get state(): State {
    return this.refusal ? "refused" : (this.line?.state ?? this.reading);
  }

  /** How much of what was done is not answered yet. */
  get unanswered(): number {
    return [...this.sent.values()].filter(({ message }) => message.type !== "what-if").length;
  }

  get over(): boolean {
    return (this.info?.over ?? false) && this.queue.waiting === 0;
  }

  readonly mySeats: number[] = $derived.by(() =>
    (this.info?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat),
  );

  /** My seats, where others have some, too: to tell mine from theirs. */
  readonly mineAmongOthers: number[] = $derived.by(() =>
    this.mySeats.length < (this.info?.seats.length ?? 0) ? this.mySeats : [],
  );

  /** The sights of my seats that must answer; a seat a bot plays for does not. */
  readonly asked: Sight[] = $derived.by(() => this.askedIn(this.sights));

  /** Whether somebody here is to answer, also while what led there is still being shown. */
  readonly myTurn: boolean = $derived.by(() => this.askedIn(this.newest).length > 0 && !this.info?.over);

  private askedIn(sights: Sight[]): Sight[] {
    const bots = new Set((this.info?.seats ?? []).filter((seat) => seat.bot).map((seat) => seat.seat));
    return sights.filter((sight) => sight.asked !== null && sight.seat !== null && !bots.has(sight.seat));
  }

  /** What somebody is called; those of one name are told apart by the number of their seat. */
  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** The same where there is little room: how strong a bot is, is said elsewhere. */
  shortName(seat: number): string {
    return this.info?.seats[seat]?.kind === "bot" ? t("bot-short", { number: seat + 1 }) : this.name(seat);
  }

  private names: string[] = $derived.by(() => {
    const names = (this.info?.seats ?? []).map((seat) => seatName(seat));
    return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
  });

  /** The game of a record, once and for all; where the server does not answer, later. */
  private async read(): Promise<void> {
    try {
      this.take(await this.looks.news());
      this.reading = "open";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== "offline" && error.code !== "too-fast") {
        this.refusal = error;
        return;
      }
      this.reading = "lost";
      this.timer = setTimeout(() => void this.read(), LATER);
    }
  }

  /** Who I am and what I know, and everything that was not answered. */
  private greeting(): string[] {
    const { secret, language } = this;
    const hello = { type: "hello", secret, seen: this.heard || this.seenBefore, language, presence: true };
    return [hello, ...[...this.sent.values()].map(({ message }) => message)].map((message) => JSON.stringify(message));
  }

  /** What happens is told in this language from now on: the server is greeted once more. */
  speak(language: Language): void {
    if (language === this.language || this.record !== null) return;
    this.language = language;
    this.line?.renew();
  }

  private hear(message: ToClient): void {
    if (message.type === "news") return this.take(message);
    if (message.type === "presence") return this.seePresence(message);
    if (message.type === "alive") return;
    const waiting = message.id ? this.sent.get(message.id) : undefined;
    if (!waiting) {
      if (message.type === "refused" && (!this.info || NO_WAY_BACK.has(message.code))) this.refuse(message);
      return;
    }
    this.sent.delete(message.id ?? "");
    if (message.type === "refused") waiting.reject(new Refusal(message));
    else waiting.resolve(message);
  }

  private refuse(message: Refused): void {
    this.refusal = new Refusal(message);
    this.line?.close();
  }

  private seePresence(presence: Presence): void {
    this.presence = presence;
    this.presenceAt = Date.now();
  }

  /** Whether the person of a seat is here; null where that is not known, or a bot sits there. */
  presenceOf(seat: number): SeatPresence | null {
    return this.presence?.seats.find((one) => one.seat === seat) ?? null;
  }

  private take(news: News): void {
    const first = !this.info;
    if (first) this.looked = this.seenBefore ? news.since : news.seq;
    const fresh = news.happened.filter((thing) => thing.seq > this.heard);
    this.heard = news.seq;
    this.wish = news.wish;
    this.deletion = news.deletion;
    this.standIn = news.stand_in;
    this.complete = this.complete && news.complete;
    if (news.info) this.info = news.info;
    if (news.sights) this.newest = news.sights;
    const told = fresh.filter((thing) => this.isOthersMove(thing));
    const one = !first && told.length <= 1 && !fresh.some(({ kind }) => kind === "undone");
    const step = {
      show: (followed: boolean) => this.show(news, fresh, followed && one),
      weight: weightOf(fresh),
      asks: this.myTurn,
    };
    if (!first && this.canWait(fresh, told)) return this.queue.add(step);
    this.queue.now(step);
    // whoever is here for the first time has missed nothing, and sees how a game has ended
    if (first ? this.seenBefore && told.length : told.length > 1)
      this.missed = Math.min(...told.map(({ move }) => move ?? Infinity));
  }

  /** Whether nobody here did it; where a bot sits in for somebody, it is the bot's. */
  isOthersMove(thing: Happened): boolean {
    const seat = this.info?.seats[thing.seat ?? -1];
    return thing.kind === "moved" && !(seat?.yours && !seat.bot);
  }

  /** Whether it may be shown a moment later: nobody here did it or is asked, and nothing is taken back. */
  private canWait(fresh: Happened[], told: Happened[]): boolean {
    const moved = fresh.filter(({ kind }) => kind === "moved");
    if (this.asked.length || fresh.some(({ kind }) => kind === "undone") || moved.length > told.length) return false;
    return told.length === 1 || (fresh.length > 0 && moved.length === 0 && this.queue.waiting > 0);
  }

  private show(news: News, fresh: Happened[], followed: boolean): void {
    if (followed) stir();
    this.followed = followed ? fresh : [];
    this.seq = news.seq;
    this.moves = news.moves;
    this.waiting = news.waiting;
    if (news.sights) this.sights = news.sights;
    if (news.outcome) this.outcome = news.outcome;
    this.happened = [...this.happened, ...fresh];
    // whoever has answered has seen what was there before
    const own = fresh.filter((thing) => thing.kind === "moved" && !this.isOthersMove(thing)).at(-1);
    if (own && own.seq > this.looked) this.looked = own.seq;
  }

  /** Everything is shown as it is now. */
  skip = (): void => {
    this.queue.all();
    settle();
  };

  /** Say something to the server; it is sent again after a lost connection, and done once. */
  say(type: string, fields: Record<string, unknown> = {}): Promise<Done | Answer> {
    if (this.record !== null) return Promise.reject(new Refusal({ code: "not-allowed" }));
    if (type !== "what-if" && type !== "say") this.skip(); // whatever is done refers to the table as it is now
    const message = { type, id: newId(), ...fields };
    return new Promise((resolve, reject) => {
      this.sent.set(message.id, { message, resolve, reject });
      this.line?.send(JSON.stringify(message));
    });
  }

  move(sight: Sight, action: string): Promise<Done | Answer> {
    return this.say("move", { seat: sight.seat, asked: sight.asked ?? sight.may, action });
  }

  async whatIf(seat: number, action: string): Promise<Answer> {
    return (await this.say("what-if", { seat, action })) as Answer;
  }

  /** The person has seen everything so far. */
  look(): void {
    this.looked = this.seq;
  }

  close(): void {
    clearTimeout(this.timer);
    this.queue.close();
    this.line?.close();
  }
}

export type { Question };
