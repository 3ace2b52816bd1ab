/** Trackpads keep sending events after the fingers are lifted. After this pause, an event starts a new gesture. */
const GESTURE_PAUSE_MS = 150;
/** Minimum distance of a gesture in px; shorter ones are accidental. */
const MIN_WHEEL_PX = 30;
/** Pixels per line for wheels that report lines. */
const LINE_PX = 16;

/**
 * Moves the slides with a trackpad, a tilting wheel, or a wheel with Shift: one step per gesture. Vertical scrolling is
 * not changed.
 *
 * @param move 1 to the right, -1 to the left
 */
export function onSidewaysWheel(list: HTMLElement, move: (way: 1 | -1) => void): void {
  let sum = 0;
  let lastAt = -Infinity;
  let hasMoved = false;
  list.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      // Prevents the browser's gesture for going back in history.
      event.preventDefault();
      if (event.timeStamp - lastAt > GESTURE_PAUSE_MS) {
        sum = 0;
        hasMoved = false;
      }
      lastAt = event.timeStamp;
      sum += event.deltaX * (event.deltaMode === event.DOM_DELTA_LINE ? LINE_PX : 1);
      if (!hasMoved && Math.abs(sum) >= MIN_WHEEL_PX) {
        hasMoved = true;
        move(sum > 0 ? 1 : -1);
      }
    },
    { passive: false },
  );
}
