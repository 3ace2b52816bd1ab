/** @jest-environment jsdom */
import { readSettings } from '../../src/slider/settings';
import { eachCase } from '../../src/test/fixture';
import { findParts } from './parts';

interface Rendered {
  view: {
    effect: string;
    slideshowSpeed: number;
    animationSpeed: number;
    autoplay: boolean;
    hasDots: boolean;
    isListFocusable: boolean;
    slides: { label: string; html: string }[];
  };
  html: string;
}

/** PHPUnit checks that the view model and the template produce this HTML: SliderTest and SliderTemplateTest. */
describe('the HTML of a slider contains what the script reads', () => {
  eachCase<unknown, Rendered>('slider/view', (_, { view, html }) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    const slider = template.content.firstElementChild as HTMLElement;
    expect(slider.dataset.part).toBe('slider');
    expect(readSettings(slider.dataset)).toEqual({
      effect: view.effect,
      slideshowMs: view.slideshowSpeed,
      animationMs: view.animationSpeed,
      autoplay: view.autoplay,
      hasDots: view.hasDots,
    });
    const parts = findParts(slider);
    expect(parts.list.hasAttribute('tabindex')).toBe(view.isListFocusable);
    expect(parts.tools.querySelector('button')).toBe(parts.pause);
    expect([parts.tools.hidden, parts.pause.hidden, parts.dots.hidden]).toEqual([true, true, true]);
    expect(parts.slides.map((slide) => slide.firstElementChild?.getAttribute('aria-label'))).toEqual(
      view.slides.map((slide) => slide.label),
    );
    expect(parts.slides.map((slide) => slide.firstElementChild?.innerHTML)).toEqual(
      view.slides.map((slide) => slide.html),
    );
  });
});

test('a missing part is named in the error', () => {
  const slider = document.createElement('section');
  slider.innerHTML = '<ul data-part="list"></ul>';
  expect(() => findParts(slider)).toThrow('data-part="hint"');
});
