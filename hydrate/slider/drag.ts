interface Pull {
  /** A finger has begun to act on the slides. */
  began: () => void;
  /** It was lifted. @param pulledPx to the right is positive; 0 when the browser took the gesture over */
  ended: (pulledPx: number) => void;
}

/** Within this a finger that is not quite still taps. */
const TAP_PX = 8;

/**
 * Lets a finger or a pen pull the list sideways. Up and down stay the browser's (`touch-action` in slider.css), and the
 * buttons do the same without pulling (WCAG 2.5.7).
 *
 * @param isFollowing whether the list goes with the finger; one that fades does not
 */
export function onPull(slider: HTMLElement, list: HTMLElement, isFollowing: boolean, pull: Pull): void {
  let from: { id: number; x: number } | undefined;
  let isPulling = false;

  list.addEventListener('pointerdown', ({ pointerId, pointerType, isPrimary, clientX }) => {
    isPulling = false;
    if (pointerType === 'mouse' || !isPrimary) return;
    from = { id: pointerId, x: clientX };
    pull.began();
  });
  list.addEventListener('pointermove', (event) => {
    if (event.pointerId !== from?.id) return;
    const pulledPx = event.clientX - from.x;
    if (!isPulling && Math.abs(pulledPx) > TAP_PX) {
      isPulling = true;
      list.setPointerCapture(event.pointerId);
      slider.toggleAttribute('data-dragged', true);
    }
    if (isPulling && isFollowing) list.style.translate = `${pulledPx}px`;
  });
  const end = (event: PointerEvent, isLifted: boolean) => {
    if (event.pointerId !== from?.id) return;
    const pulledPx = isLifted && isPulling ? event.clientX - from.x : 0;
    from = undefined;
    slider.removeAttribute('data-dragged');
    list.style.translate = '';
    if (isPulling) pull.ended(pulledPx);
  };
  list.addEventListener('pointerup', (event) => end(event, true));
  list.addEventListener('pointercancel', (event) => end(event, false));
  // What was pulled was not clicked.
  list.addEventListener(
    'click',
    (event) => {
      if (isPulling) event.preventDefault();
      isPulling = false;
    },
    { capture: true },
  );
}
