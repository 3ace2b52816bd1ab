import { lastStart, reach, type Row, step, WIDTH_QUERIES, within } from '../../src/slider/slideRange';
import { readSettings } from '../../src/slider/settings';
import { Slideshow } from '../../src/slider/slideshow';
import { afterSwipe } from '../../src/slider/swipe';
import { waitForAttention } from './pauseReasons';
import { drawDots } from './dots';
import { place } from './placeWithTinySlider';
import { letGo } from './pointerReleased';
import { scrolledTo, seenAtOnce, stepPx } from './measure';
import { obeyMotionChoices } from './motion';
import { ownFrame } from './nextFrameTask';
import { findParts } from './parts';
import { showPause } from './pauseButton';
import { onPull } from './drag';
import { hideUnseen, showPlace } from './showPosition';
import { onSidewaysWheel } from './wheel';

/**
 * Moves a list that PHP finished: buttons, dots, swipes and, where it is a slideshow, time.
 *
 * @param slider the section of theme/templates/slider/slider.php
 * @returns when all of it works; it takes two frames, so that nothing waits for it long
 * @throws when a part is missing; the list then stays as it is
 */
export async function enhanceSlider(slider: HTMLElement): Promise<void> {
  const parts = findParts(slider);
  const settings = readSettings(slider.dataset);
  const count = parts.slides.length;
  if (count < 2) return;
  await ownFrame();
  await letGo(slider);

  const texts = { one: slider.dataset.statusOne ?? '', many: slider.dataset.statusMany ?? '' };
  // Asked when the answer may have changed, and not between two changes of the page, where it would cost a layout.
  const look = (): Row => ({ count, visible: Math.min(count, seenAtOnce(slider)) });
  // What a visitor has focus on stays in sight, however few slides are seen now.
  const nearest = (from: number) => {
    const inUse = parts.slides.findIndex((slide) => slide.contains(document.activeElement));
    return inUse < 0 ? within(row, from) : reach(row, within(row, from), inUse);
  };
  const isRtl = () => getComputedStyle(parts.list).direction === 'rtl';
  let row = look();
  let at = nearest(scrolledTo(parts));
  slider.style.setProperty('--slider-scrollbar', `${parts.list.offsetHeight - parts.list.clientHeight}px`);
  const engine = place(parts.list, parts.slides, settings, at);
  parts.list.removeAttribute('tabindex');
  hideUnseen(parts, row, at);
  slider.dataset.enhanced = 'placed';
  await ownFrame();

  const show = () => {
    showPlace(parts, texts, row, at);
    if (settings.hasDots) drawDots(parts.dots, texts, row, at, act);
  };
  const moveTo = (to: number) => {
    at = to;
    engine.moveTo(at);
    show();
  };
  const slideshow = new Slideshow(
    settings.slideshowMs,
    () => moveTo(step(row, at, 1)),
    (state) => showPause(parts, state),
  );
  const act = (to: number) => {
    slideshow.stop();
    moveTo(to);
  };

  parts.previous.addEventListener('click', () => act(step(row, at, -1)));
  parts.next.addEventListener('click', () => act(step(row, at, 1)));
  parts.pause.addEventListener('click', () =>
    slideshow.state === 'stopped' ? slideshow.start() : slideshow.stop(),
  );
  onPull(slider, parts.list, settings.effect === 'slide', {
    began: () => slideshow.stop(),
    ended: (pulledPx) => act(afterSwipe(row, at, pulledPx, stepPx(parts), isRtl())),
  });
  onSidewaysWheel(parts.list, (way) => act(step(row, at, (way === 1) === isRtl() ? -1 : 1)));
  const settle = () => {
    moveTo(nearest(at));
    slideshow.because('nothing-to-move', !settings.moves || lastStart(row) === 0);
  };
  const follow = () => {
    row = look();
    settle();
  };
  for (const query of WIDTH_QUERIES) matchMedia(query).addEventListener('change', follow);
  settle();
  slider.dataset.enhanced = '';
  obeyMotionChoices(slideshow);
  waitForAttention(slider, slideshow);
}
