// The line to a table of the server: a socket that notices when nothing comes any more, though nobody closed it,
// and comes back by itself. Who looks at the page asks every few seconds whether somebody is there; who does not, waits.

const PERIOD = 2_500; // milliseconds between an answer and the next beat
const PATIENCE = 2_500; // for the answer to a beat; more where connecting takes long
const MOST_PATIENCE = 10_000;
const OPENING = 5_000; // for a try to connect, until the first message
const LONGEST_OPENING = 20_000;
const FIRST_PAUSE = 500; // between two tries, twice as long each time
const LONGEST_PAUSE = 10_000;
const BEAT = JSON.stringify({ type: "beat" });

export type LineState = "connecting" | "open" | "lost";

export class Line {
  state: LineState = $state("connecting");
  /** When the line was lost (milliseconds since 1970); null while it holds. */
  lostAt: number | null = $state(null);

  private socket: WebSocket | null = null;
  private closed = false;
  private pause = FIRST_PAUSE;
  private opening = OPENING;
  private patience = PATIENCE;
  private began = 0; // when the last try to connect did
  private fresh = true; // nothing was heard on this socket
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `greet` says what is to be sent first on each new socket; `hear` is told every message but answers to beats. */
  constructor(
    private readonly address: URL,
    private readonly greet: () => string[],
    private readonly hear: (message: { type: string }) => void,
  ) {
    addEventListener("online", this.look);
    addEventListener("offline", this.look);
    document.addEventListener("visibilitychange", this.look);
    this.connect();
  }

  /** Send it, if it can be; what is not answered is for `greet` to send again. */
  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** Greet the server once more, on a new socket. */
  renew(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.connect();
  }

  /** Try at once, whatever the pause. */
  hurry = (): void => {
    if (this.state === "lost" && !this.closed) this.connect();
  };

  close(): void {
    this.closed = true;
    removeEventListener("online", this.look);
    removeEventListener("offline", this.look);
    document.removeEventListener("visibilitychange", this.look);
    this.leave();
  }

  private connect(): void {
    this.leave();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.began = performance.now();
    this.fresh = true;
    this.timer = setTimeout(this.silent, this.opening);
    socket.onopen = () => {
      if (socket === this.socket) for (const text of this.greet()) socket.send(text);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.take(JSON.parse(String(event.data)) as { type: string });
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose(this.pause);
    };
  }

  /** Nothing more is heard of the socket there is. */
  private leave(): void {
    clearTimeout(this.timer);
    const before = this.socket;
    this.socket = null;
    before?.close();
  }

  private take(message: { type: string }): void {
    if (this.fresh) this.found();
    if (message.type === "alive") this.wait();
    else this.hear(message);
  }

  /** Where connecting takes long, answers do, too. */
  private found(): void {
    this.fresh = false;
    this.state = "open";
    this.lostAt = null;
    this.pause = FIRST_PAUSE;
    this.opening = OPENING;
    this.patience = Math.min(MOST_PATIENCE, Math.max(PATIENCE, 2 * (performance.now() - this.began)));
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.beat, PERIOD);
  }

  private beat = (): void => {
    if (document.hidden || this.socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.socket.send(BEAT);
    this.timer = setTimeout(this.silent, this.patience);
  };

  /** Nobody answers: this socket is given up, and another one tried at once. */
  private silent = (): void => {
    if (!this.fresh) return this.lose(0);
    this.opening = Math.min(LONGEST_OPENING, this.opening * 2);
    this.lose(this.pause);
  };

  private lose(pause: number): void {
    this.leave();
    if (this.closed) return;
    this.state = "lost";
    this.lostAt ??= Date.now();
    this.timer = setTimeout(() => this.connect(), pause);
    if (pause) this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** The network says that it has changed, or somebody looks again: see how it is. */
  private look = (): void => {
    if (this.state === "lost") {
      if (!document.hidden && navigator.onLine) this.hurry();
    } else if (!this.fresh && !document.hidden) this.beat();
  };
}
