/** Trackpads keep sending events after the fingers are lifted. After this pause, an event starts a new gesture. */
const GESTURE_PAUSE_MS = 150;
/** So far, in px, a gesture means the slides and no trembling hand. */
const MIN_WHEEL_PX = 30;
/** What a wheel that counts lines moves by. */
const LINE_PX = 16;

/**
 * Lets a trackpad, a wheel that tilts, or one that is turned with Shift move the slides sideways, as it moved the list
 * before: one step a gesture. Up and down stay the page's.
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
      // Else the browser would take it for the way to the page before.
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
