import { tns } from 'tiny-slider/src/tiny-slider';
import type { SliderSettings } from '../../src/slider/settings';

export interface Engine {
  /** @param at the first slide to be seen, within what there is */
  moveTo: (at: number) => void;
}

let lists = 0;

/**
 * Lets tiny-slider (2.9.4) place a list, and nothing else: it knows of one slide at a time, makes no clones, has no timer,
 * buttons, dots or touch of its own, stores nothing, and never has to be destroyed, because widths stay with slider.css.
 *
 * @param startAt where the visitor had scrolled to
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
  // It measures between its changes, for options that are not used here. Outside of the page that costs no layout.
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
    // It knows rows that run to the right only.
    if (isMirrored) list.style.transform = list.style.transform.replace('(-', '(');
  };
  clean();
  // English, and wrong where several slides are seen: ours is the slider's own status.
  list.closest('.tns-outer')?.querySelector('.tns-liveregion')?.remove();
  // The list has moved into boxes of its own, which costs the focus.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });

  return {
    moveTo: (at) => {
      slider.goTo(at);
      clean();
    },
  };
}
