interface DragHandlers {
  /** Called when a finger starts to move the slides. */
  onStart: () => void;
  /** Called when the finger is lifted. @param draggedPx positive to the right; 0 if the browser cancelled the gesture */
  onEnd: (draggedPx: number) => void;
}

/** Movements below this distance are taps. */
const TAP_PX = 8;

/**
 * Moves the list with a finger or a pen. The browser handles vertical movements (`touch-action` in slider.css). The
 * buttons do the same without dragging (WCAG 2.5.7).
 *
 * @param isFollowing whether the list follows the finger; false for slides that fade
 */
export function onDrag(
  slider: HTMLElement,
  list: HTMLElement,
  isFollowing: boolean,
  handlers: DragHandlers,
): void {
  let start: { id: number; x: number } | undefined;
  let isDragging = false;

  list.addEventListener('pointerdown', ({ pointerId, pointerType, isPrimary, clientX }) => {
    isDragging = false;
    if (pointerType === 'mouse' || !isPrimary) return;
    start = { id: pointerId, x: clientX };
    handlers.onStart();
  });
  list.addEventListener('pointermove', (event) => {
    if (event.pointerId !== start?.id) return;
    const draggedPx = event.clientX - start.x;
    if (!isDragging && Math.abs(draggedPx) > TAP_PX) {
      isDragging = true;
      list.setPointerCapture(event.pointerId);
      slider.toggleAttribute('data-dragged', true);
    }
    if (isDragging && isFollowing) list.style.translate = `${draggedPx}px`;
  });
  const end = (event: PointerEvent, isLifted: boolean) => {
    if (event.pointerId !== start?.id) return;
    const draggedPx = isLifted && isDragging ? event.clientX - start.x : 0;
    start = undefined;
    slider.removeAttribute('data-dragged');
    list.style.translate = '';
    if (isDragging) handlers.onEnd(draggedPx);
  };
  list.addEventListener('pointerup', (event) => end(event, true));
  list.addEventListener('pointercancel', (event) => end(event, false));
  // Prevent a click at the end of a drag.
  list.addEventListener(
    'click',
    (event) => {
      if (isDragging) event.preventDefault();
      isDragging = false;
    },
    { capture: true },
  );
}
