const MAX = 5;
const DOUBLE_CLICK = 2.5;

export const zoomOf = (item: HTMLElement): number => Number(item.dataset['zoom'] ?? 1);

/**
 * Sets the zoom of an image, from 1 (it fits) to 5. The point of the image below the given point of the window stays
 * there; without one, the center stays.
 */
export function setZoom(item: HTMLElement, zoom: number, point?: { clientX: number; clientY: number }): void {
  const next = Math.min(MAX, Math.max(1, zoom));
  const ratio = next / zoomOf(item);
  const box = item.getBoundingClientRect();
  const x = point ? point.clientX - box.left : box.width / 2;
  const y = point ? point.clientY - box.top : box.height / 2;
  const { scrollLeft, scrollTop } = item;
  item.dataset['zoom'] = String(next);
  item.style.setProperty('--stallkeeper-zoom', String(next));
  // The keyboard reaches what scrolls.
  item.toggleAttribute('tabindex', next > 1);
  if (next > 1) item.tabIndex = 0;
  item.scrollTo({
    left: (scrollLeft + x) * ratio - x,
    top: (scrollTop + y) * ratio - y,
    behavior: 'instant',
  });
}

/** Adds zoom by wheel, pinch and double click, and moves an enlarged image with the mouse. Touch scrolls it by itself. */
export function addZoom(strip: HTMLElement, current: () => HTMLElement | undefined): void {
  strip.addEventListener(
    'wheel',
    (event) => {
      const item = current();
      if (!item || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
      event.preventDefault();
      // Lines and pages instead of pixels.
      const pixels = event.deltaY * ([1, 16, 400][event.deltaMode] ?? 1);
      setZoom(item, zoomOf(item) * Math.exp(-pixels / (event.ctrlKey ? 100 : 400)), event);
    },
    { passive: false },
  );
  strip.addEventListener('dblclick', (event) => {
    const item = current();
    if (item) setZoom(item, zoomOf(item) > 1 ? 1 : DOUBLE_CLICK, event);
  });
  addPinch(strip, current);
  strip.addEventListener('pointerdown', (event) => {
    const item = current();
    if (!item || event.pointerType !== 'mouse' || event.button !== 0 || zoomOf(item) <= 1) return;
    event.preventDefault();
    const move = ({ movementX, movementY }: PointerEvent): void =>
      item.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', () => document.removeEventListener('pointermove', move), {
      once: true,
    });
  });
}

function addPinch(strip: HTMLElement, current: () => HTMLElement | undefined): void {
  let start: { distance: number; zoom: number } | null = null;
  strip.addEventListener(
    'touchstart',
    ({ touches }) => {
      const item = current();
      start = item && touches.length === 2 ? { distance: distance(touches), zoom: zoomOf(item) } : null;
    },
    { passive: true },
  );
  strip.addEventListener(
    'touchmove',
    (event) => {
      const item = current();
      if (start === null || !item || event.touches.length !== 2) return;
      event.preventDefault();
      setZoom(item, (start.zoom * distance(event.touches)) / start.distance, middle(event.touches));
    },
    { passive: false },
  );
}

const distance = ([one, other]: Iterable<Touch> & ArrayLike<Touch>): number =>
  one && other ? Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)) : 1;

const middle = ([one, other]: Iterable<Touch> & ArrayLike<Touch>) => ({
  clientX: ((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2,
  clientY: ((one?.clientY ?? 0) + (other?.clientY ?? 0)) / 2,
});
