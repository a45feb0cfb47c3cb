// One table as this browser sees it: the socket, what it told, and what was sent and not yet answered.
// What others did is shown at a pace one can follow (`Queue`); everything here but `myTurn` is as it is shown.
import type {
  Answer,
  DeletionWish,
  Done,
  Happened,
  News,
  Question,
  Refused,
  Sight,
  Standing,
  TableInfo,
  ToClient,
  UndoWish,
} from "./protocol";
import { atTable, inRecord, newId, Refusal, type Looks } from "./api";
import { settle, stir } from "./motion.svelte";
import { Queue } from "./pace.svelte";
import { seatName } from "./parts/names";
import { settings, type Language } from "./settings.svelte";
import { t } from "./text.svelte";

/** What is said to somebody whose seat or invitation was given to others, or whose table was deleted. */
const NO_WAY_BACK = new Set(["unknown-table", "taken", "forgotten"]);

export type State = "connecting" | "open" | "lost" | "refused";
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

const LONGEST_PAUSE = 10_000; // milliseconds between two tries to connect

export class Table {
  state: State = $state("connecting");
  refusal: Refusal | null = $state(null);
  info: TableInfo | null = $state.raw(null);
  sights: Sight[] = $state.raw([]);
  waiting: number[] = $state.raw([]);
  outcome: Standing[] | null = $state.raw(null);
  /** Somebody would take back what others agreed on. */
  wish: UndoWish | null = $state.raw(null);
  /** Whoever made the table would delete it. */
  deletion: DeletionWish | null = $state.raw(null);
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
  private socket: WebSocket | null = null;
  private language: Language = settings.language;
  private sent = new Map<string, Waiting>();
  private pause = 500;
  private closed = false;
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
    addEventListener("online", this.hurry);
    this.connect();
  }

  /** The network is back: no need to wait for the next try. */
  private hurry = (): void => {
    if (this.state !== "lost") return;
    clearTimeout(this.timer);
    this.connect();
  };

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

  private connect(): void {
    if (this.record === null) this.listen();
    else void this.read();
  }

  /** The game of a record, once and for all. */
  private async read(): Promise<void> {
    try {
      this.take(await this.looks.news());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "offline" || error.code === "too-fast") return this.lose();
      this.refusal = error;
      this.state = "refused";
    }
  }

  private listen(): void {
    const address = new URL(`/api/tables/${this.id}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const { secret, language } = this;
      socket.send(JSON.stringify({ type: "hello", secret, seen: this.heard || this.seenBefore, language }));
      for (const { message } of this.sent.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  /** What happens is told in this language from now on: the server is greeted once more. */
  speak(language: Language): void {
    if (language === this.language || this.record !== null) return;
    this.language = language;
    const before = this.socket;
    if (before?.readyState !== WebSocket.OPEN) return;
    this.connect();
    before.close();
  }

  private lose(): void {
    if (this.closed || this.state === "refused") return;
    this.state = "lost";
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private hear(message: ToClient): void {
    if (message.type === "news") return this.take(message);
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
    this.state = "refused";
  }

  private take(news: News): void {
    this.state = "open";
    this.pause = 500;
    const first = !this.info;
    if (first) this.looked = this.seenBefore ? news.since : news.seq;
    const fresh = news.happened.filter((thing) => thing.seq > this.heard);
    this.heard = news.seq;
    this.wish = news.wish;
    this.deletion = news.deletion;
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
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  move(sight: Sight, action: string): Promise<Done | Answer> {
    return this.say("move", { seat: sight.seat, asked: sight.asked, action });
  }

  async whatIf(seat: number, action: string): Promise<Answer> {
    return (await this.say("what-if", { seat, action })) as Answer;
  }

  /** The person has seen everything so far. */
  look(): void {
    this.looked = this.seq;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    clearTimeout(this.timer);
    this.queue.close();
    this.socket?.close();
  }
}

export type { Question };
