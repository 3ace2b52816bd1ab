/** @jest-environment jsdom */
import { addZoom, setZoom, zoomOf } from './zoom';

function aSlide(): { strip: HTMLElement; slide: HTMLElement; position: () => number[] } {
  document.body.innerHTML = '<ul><li><img></li></ul>';
  const strip = document.querySelector<HTMLElement>('ul')!;
  const slide = document.querySelector<HTMLElement>('li')!;
  slide.getBoundingClientRect = () => new DOMRect(10, 20, 200, 100);
  slide.scrollTo = (options?: unknown) =>
    Object.assign(slide, {
      scrollLeft: (options as ScrollToOptions).left,
      scrollTop: (options as ScrollToOptions).top,
    });
  return { strip, slide, position: () => [slide.scrollLeft, slide.scrollTop].map(Math.round) };
}

test('the point below the pointer stays there, and the zoom has limits', () => {
  const { slide, position } = aSlide();
  setZoom(slide, 2, { clientX: 60, clientY: 40 });
  expect([zoomOf(slide), position()]).toEqual([2, [50, 20]]);
  expect(slide.tabIndex).toBe(0);
  setZoom(slide, 100, { clientX: 60, clientY: 40 });
  expect([zoomOf(slide), position()]).toEqual([5, [200, 80]]);
  setZoom(slide, 0);
  expect([zoomOf(slide), slide.hasAttribute('tabindex')]).toEqual([1, false]);
  [slide.scrollLeft, slide.scrollTop] = [0, 0];
  setZoom(slide, 2);
  expect(position()).toEqual([100, 50]);
});

test('wheel, double click and two fingers zoom; one finger does not', () => {
  const { strip, slide } = aSlide();
  addZoom(strip, () => slide);
  slide.dispatchEvent(new WheelEvent('wheel', { deltaY: -400, bubbles: true, cancelable: true }));
  expect(zoomOf(slide)).toBeCloseTo(Math.E);
  slide.dispatchEvent(new WheelEvent('wheel', { deltaX: 400, deltaY: 10, bubbles: true, cancelable: true }));
  expect(zoomOf(slide)).toBeCloseTo(Math.E);
  slide.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  expect(zoomOf(slide)).toBe(1);
  const touch = (type: string, ...points: [number, number][]): void => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    slide.dispatchEvent(
      Object.assign(event, { touches: points.map(([clientX, clientY]) => ({ clientX, clientY })) }),
    );
  };
  touch('touchstart', [50, 50]);
  touch('touchmove', [90, 50]);
  expect(zoomOf(slide)).toBe(1);
  touch('touchstart', [50, 50], [60, 50]);
  touch('touchmove', [40, 50], [70, 50]);
  expect(zoomOf(slide)).toBe(3);
});
