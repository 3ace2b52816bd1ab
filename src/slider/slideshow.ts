/** Reasons that prevent a slideshow. The pause button is hidden. */
const FORBIDDING_REASONS = ['nothing-to-move', 'reduced-motion', 'save-data', 'stop-motion'] as const;

/** Reasons that pause a slideshow for some time. */
type TemporaryReason = 'hidden' | 'out-of-view' | 'hover' | 'focus';

export type PauseReason = (typeof FORBIDDING_REASONS)[number] | TemporaryReason;

/**
 * Running: slides change. Waiting: paused for a reason. Stopped: by the visitor. Forbidden: no motion and no
 * button.
 */
export type SlideshowState = 'running' | 'waiting' | 'stopped' | 'forbidden';

/**
 * State and timer of a slideshow. The timer runs in the state "running" only, so there is never a second one.
 *
 * running ⇄ waiting (first reason added, last reason removed); both → stopped (visitor's action) → running (visitor's
 * request); any ⇄ forbidden.
 */
export class Slideshow {
  readonly #reasons = new Set<PauseReason>();
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: SlideshowState | undefined;

  /**
   * @param intervalMs time per slide
   * @param showNext shows the next slide
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

  /** Stops the slideshow until the visitor starts it again. */
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
