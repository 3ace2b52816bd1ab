/** Reasons that prevent a slideshow. The pause button is hidden. */
const FORBIDDING_REASONS = ['nothing-to-move', 'reduced-motion', 'save-data', 'stop-motion'] as const;

/** Reasons that pause a slideshow for some time. */
type TemporaryReason = 'hidden' | 'away' | 'hover' | 'focus';

export type PauseReason = (typeof FORBIDDING_REASONS)[number] | TemporaryReason;

/** Running: slides change. Waiting: they will. Stopped: the visitor has the say. Forbidden: nothing moves, no button offers it. */
export type SlideshowState = 'running' | 'waiting' | 'stopped' | 'forbidden';

/**
 * The slideshow's timer: one state, and one timer that runs in one of them, so that there is never a second.
 *
 * running ⇄ waiting (a reason comes, the last one goes); either → stopped (the visitor acts) → running (the visitor starts it);
 * any ⇄ forbidden.
 */
export class Slideshow {
  readonly #reasons = new Set<PauseReason>();
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: SlideshowState | undefined;

  /**
   * @param intervalMs how long a slide stays
   * @param showNext moves on
   * @param onChange called with each new state
   */
  constructor(
    private readonly intervalMs: number,
    private readonly showNext: () => void,
    private readonly onChange: (state: SlideshowState) => void,
  ) {}

  get state(): SlideshowState {
    if (FORBIDDING_REASONS.some((reason) => this.#reasons.has(reason))) return 'forbidden';
    if (this.#isStopped) return 'stopped';
    return this.#reasons.size > 0 ? 'waiting' : 'running';
  }

  /** Adds or removes a reason to pause. */
  setPauseReason(reason: PauseReason, isThere: boolean): void {
    if (isThere) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
    this.#follow();
  }

  /** The visitor has acted: for good, until they start it again. */
  stop(): void {
    this.#isStopped = true;
    this.#follow();
  }

  /** Starts at the visitor's request. Hovering or focusing the button does not pause the slideshow. */
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
      this.onChange(state);
    }
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#wait();
      this.showNext();
    }, this.intervalMs);
  }
}
