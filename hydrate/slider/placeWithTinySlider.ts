import { tns } from 'tiny-slider/src/tiny-slider';
import type { SliderSettings } from '../../src/slider/settings';

export interface Engine {
  /** @param at index of the first visible slide */
  moveTo: (at: number) => void;
}

let lists = 0;

/**
 * Positions a list with tiny-slider (2.9.4). All its other features are disabled: clones, timer, buttons,
 * dots, touch and storage. A change of the width does not require a new instance, because slider.css sets the
 * widths.
 *
 * @param startAt index of the slide that the visitor scrolled to
 */
export function placeWithTinySlider(
  list: HTMLElement,
  slides: readonly HTMLElement[],
  settings: SliderSettings,
  startAt: number,
): Engine {
  const focused = list.contains(document.activeElement) ? document.activeElement : null;
  const isMirrored = settings.effect !== 'fade' && getComputedStyle(list).direction === 'rtl';
  // tiny-slider uses the id in CSS selectors, so it must be unique and valid.
  list.id = `slider-list-${++lists}`;
  // tiny-slider measures while it changes the list. Outside of the document this does not force a layout.
  const placeholder = document.createComment('');
  list.replaceWith(placeholder);
  const detached = document.createElement('div');
  detached.append(list);
  const slider = tns({
    container: list,
    mode: settings.effect === 'fade' ? 'gallery' : 'carousel',
    items: 1,
    speed: settings.animationMs,
    startIndex: startAt,
    loop: false,
    controls: false,
    nav: false,
    touch: false,
    mouseDrag: false,
    useLocalStorage: false,
  });
  placeholder.replaceWith(...detached.childNodes);
  const clean = () => {
    for (const slide of slides) {
      slide.removeAttribute('aria-hidden');
      slide.removeAttribute('tabindex');
    }
    // tiny-slider supports left-to-right rows only.
    if (isMirrored) list.style.transform = list.style.transform.replace('(-', '(');
  };
  clean();
  // Its status text is English, and wrong for several visible slides. The template has its own.
  list.closest('.tns-outer')?.querySelector('.tns-liveregion')?.remove();
  // tiny-slider moved the list into new elements, which removes the focus.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });

  return {
    moveTo: (at) => {
      slider.goTo(at);
      clean();
    },
  };
}
