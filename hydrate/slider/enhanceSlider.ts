import {
  lastStart,
  indexToShow,
  type SlideRange,
  nextIndex,
  WIDTH_QUERIES,
  clampIndex,
} from '../../src/slider/slideRange';
import { readSettings } from '../../src/slider/settings';
import { Slideshow } from '../../src/slider/slideshow';
import { indexAfterSwipe } from '../../src/slider/swipe';
import { pauseWithoutAttention } from './pauseReasons';
import { renderDots } from './dots';
import { placeWithTinySlider } from './placeWithTinySlider';
import { pointerReleased } from './pointerReleased';
import { scrolledIndex, readVisibleCount, stepPx } from './measure';
import { followMotionPreferences } from './motion';
import { nextFrameTask } from './nextFrameTask';
import { findParts } from './parts';
import { showPauseButton } from './pauseButton';
import { onDrag } from './drag';
import { hideInvisibleSlides, showPosition } from './showPosition';
import { onSidewaysWheel } from './wheel';

/**
 * Turns the list that PHP rendered into a slider with buttons, dots, swipes and, for a slideshow, a timer.
 *
 * @param slider the section of theme/templates/slider/slider.php
 * @returns after two frames; the work is split into tasks so that it does not block the page for long
 * @throws if a part is missing; the list then stays unchanged
 */
export async function enhanceSlider(slider: HTMLElement): Promise<void> {
  const parts = findParts(slider);
  const settings = readSettings(slider.dataset);
  const count = parts.slides.length;
  if (count < 2) return;
  await nextFrameTask();
  await pointerReleased(slider);

  const texts = { one: slider.dataset.statusOne ?? '', many: slider.dataset.statusMany ?? '' };
  // Measure only after a change of size. Measuring between two changes of the DOM would force a layout.
  const measureRange = (): SlideRange => ({ count, visible: Math.min(count, readVisibleCount(slider)) });
  // Keep the focused slide visible when fewer slides fit.
  const nearest = (from: number) => {
    const inUse = parts.slides.findIndex((slide) => slide.contains(document.activeElement));
    return inUse < 0 ? clampIndex(range, from) : indexToShow(range, clampIndex(range, from), inUse);
  };
  const isRtl = () => getComputedStyle(parts.list).direction === 'rtl';
  let range = measureRange();
  let at = nearest(scrolledIndex(parts));
  slider.style.setProperty(
    '--stallkeeper-slider-scrollbar',
    `${parts.list.offsetHeight - parts.list.clientHeight}px`,
  );
  const engine = placeWithTinySlider(parts.list, parts.slides, settings, at);
  parts.list.removeAttribute('tabindex');
  hideInvisibleSlides(parts, range, at);
  slider.dataset.enhanced = 'placed';
  await nextFrameTask();

  const updateStatus = () => {
    showPosition(parts, texts, range, at);
    if (settings.hasDots) renderDots(parts.dots, texts, range, at, moveByVisitor);
  };
  const moveTo = (to: number) => {
    at = to;
    engine.moveTo(at);
    updateStatus();
  };
  const slideshow = new Slideshow(
    settings.slideshowMs,
    () => moveTo(nextIndex(range, at, 1)),
    (state) => showPauseButton(parts, state),
  );
  const moveByVisitor = (to: number) => {
    slideshow.stop();
    moveTo(to);
  };

  parts.previous.addEventListener('click', () => moveByVisitor(nextIndex(range, at, -1)));
  parts.next.addEventListener('click', () => moveByVisitor(nextIndex(range, at, 1)));
  parts.pause.addEventListener('click', () =>
    slideshow.state === 'stopped' ? slideshow.start() : slideshow.stop(),
  );
  onDrag(slider, parts.list, settings.effect === 'slide', {
    onStart: () => slideshow.stop(),
    onEnd: (draggedPx) => moveByVisitor(indexAfterSwipe(range, at, draggedPx, stepPx(parts), isRtl())),
  });
  onSidewaysWheel(parts.list, (way) => moveByVisitor(nextIndex(range, at, (way === 1) === isRtl() ? -1 : 1)));
  const updateRange = () => {
    range = measureRange();
    moveTo(nearest(at));
    slideshow.setPauseReason('nothing-to-move', !settings.autoplay || lastStart(range) === 0);
  };
  for (const query of WIDTH_QUERIES) matchMedia(query).addEventListener('change', updateRange);
  // The width may have changed since the first measurement.
  updateRange();
  slider.dataset.enhanced = '';
  followMotionPreferences(slideshow);
  pauseWithoutAttention(slider, slideshow);
}
