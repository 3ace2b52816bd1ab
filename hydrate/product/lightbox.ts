import { fill, keyStep, stripOf } from './strip';
import { addZoom, setZoom, zoomOf } from './zoom';

export interface Picture {
  src: string;
  alt: string;
  /** pixels; 0 if unknown */
  width: number;
  height: number;
}

/** Zoom of a button and of the keys + and -. */
const STEP = 1.5;

/** Pixels that an arrow key moves an enlarged image. */
const PAN = 80;

/** Opens the dialog with these pictures at one of them, and calls `onClose` with the last shown one. */
export type OpenLightbox = (
  pictures: readonly Picture[],
  index: number,
  onClose: (index: number) => void,
) => void;

/** Shows pictures in a modal dialog. Swiping, Escape and the return of the focus are the browser's own. */
export function lightbox(dialog: HTMLDialogElement): OpenLightbox {
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const strip = part('strip');
  const items = () => [...(strip?.children ?? [])] as HTMLElement[];
  const { shown, show, scrolled } = stripOf(() => strip, items);
  const current = () => items()[shown()];
  let close: (index: number) => void = () => undefined;
  // shown() reads the layout, which a closed dialog does not have.
  let last = 0;

  const update = (): void => {
    last = shown();
    const count = part('count');
    const text = fill(dialog.dataset['position'] ?? '', last + 1, items().length);
    if (count && count.textContent !== text) count.textContent = text;
  };
  const step = (by: number): void => {
    const item = current();
    const index = shown() + by;
    if (item && zoomOf(item) > 1) setZoom(item, 1);
    show(index);
    update();
  };
  const zoom = (by: number): void => {
    const item = current();
    if (item) setZoom(item, zoomOf(item) * by);
  };
  const actions: Record<string, () => void> = {
    previous: () => step(-1),
    next: () => step(1),
    'zoom-in': () => zoom(STEP),
    'zoom-out': () => zoom(1 / STEP),
    close: () => dialog.close(),
  };
  for (const [name, action] of Object.entries(actions)) part(name)?.addEventListener('click', action);
  const follow = (): void => {
    scrolled();
    update();
  };
  strip?.addEventListener('scroll', follow, { passive: true });
  dialog.addEventListener('close', () => {
    close(last);
    // Full images need memory.
    strip?.replaceChildren();
  });
  dialog.addEventListener('keydown', (event) => {
    const item = current();
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = keyStep(event.key, dialog);
    const keys: Record<string, () => void> = {
      '+': () => zoom(STEP),
      '=': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      '0': () => setZoom(item, 1),
      Home: () => step(-shown()),
      End: () => step(items().length - 1 - shown()),
    };
    const pan = zoomOf(item) > 1 ? panWith(event.key, item) : undefined;
    const action = pan ?? (by === 0 ? keys[event.key] : () => step(by));
    if (!action) return;
    event.preventDefault();
    action();
  });
  if (strip) addZoom(strip, () => current());

  return (pictures, index, onClose) => {
    close = onClose;
    strip?.replaceChildren(...pictures.map(slide));
    for (const name of ['previous', 'next']) part(name)?.toggleAttribute('hidden', pictures.length < 2);
    if (!dialog.open) dialog.showModal();
    show(index, 'instant');
    update();
  };
}

const ARROWS = new Map([
  ['ArrowLeft', { left: -PAN, top: 0 }],
  ['ArrowRight', { left: PAN, top: 0 }],
  ['ArrowUp', { left: 0, top: -PAN }],
  ['ArrowDown', { left: 0, top: PAN }],
]);

function panWith(key: string, item: HTMLElement): (() => void) | undefined {
  const by = ARROWS.get(key);
  return by && (() => item.scrollBy(by));
}

function slide({ src, alt, width, height }: Picture): HTMLElement {
  const item = document.createElement('li');
  item.className = 'lightbox__slide';
  const image = new Image();
  image.loading = 'lazy';
  image.alt = alt;
  if (width > 0 && height > 0) [image.width, image.height] = [width, height];
  image.src = src;
  item.append(image);
  return item;
}
