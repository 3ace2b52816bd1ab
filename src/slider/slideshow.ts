/** What keeps slides from changing by themselves: for as long as it is there, and without a button that offers it, or … */
const FORBIDDING = ['nothing-to-move', 'reduced-motion', 'save-data', 'stop-motion'] as const;

/** … for a while, until it passes. */
type Passing = 'hidden' | 'away' | 'hover' | 'focus';

export type Reason = (typeof FORBIDDING)[number] | Passing;

/** Running: slides change. Waiting: they will. Stopped: the visitor has the say. Forbidden: nothing moves, no button offers it. */
export type SlideshowState = 'running' | 'waiting' | 'stopped' | 'forbidden';

/**
 * The slideshow's timer: one state, and one timer that runs in one of them, so that there is never a second.
 *
 * running ⇄ waiting (a reason comes, the last one goes); either → stopped (the visitor acts) → running (the visitor starts it);
 * any ⇄ forbidden.
 */
export class Slideshow {
  readonly #reasons = new Set<Reason>();
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: SlideshowState | undefined;

  /**
   * @param everyMs how long a slide stays
   * @param next moves on
   * @param changed is told of every new state
   */
  constructor(
    private readonly everyMs: number,
    private readonly next: () => void,
    private readonly changed: (state: SlideshowState) => void,
  ) {}

  get state(): SlideshowState {
    if (FORBIDDING.some((reason) => this.#reasons.has(reason))) return 'forbidden';
    if (this.#isStopped) return 'stopped';
    return this.#reasons.size > 0 ? 'waiting' : 'running';
  }

  /** The reason is there, or it is gone. Call it once for everything that is known, to begin. */
  because(reason: Reason, isThere: boolean): void {
    if (isThere) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
    this.#follow();
  }

  /** The visitor has acted: for good, until they start it again. */
  stop(): void {
    this.#isStopped = true;
    this.#follow();
  }

  /** The visitor asks for it: pointing at the button, and having focus on it, is no reason to wait. */
  start(): void {
    this.#isStopped = false;
    this.#reasons.delete('hover');
    this.#reasons.delete('focus');
    this.#follow();
  }

  #follow(): void {
    const { state } = this;
    if (state !== 'running') {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    } else if (this.#timer === undefined) {
      this.#wait();
    }
    if (state !== this.#shown) {
      this.#shown = state;
      this.changed(state);
    }
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#wait();
      this.next();
    }, this.everyMs);
  }
}
