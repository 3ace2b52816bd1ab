/** @jest-environment jsdom */
import { showBuyBar } from './buyBar';

test('the bar is shown while the button of the form is not, with the price of the variation', async () => {
  let report: IntersectionObserverCallback = () => undefined;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe(): void {}
  } as unknown as typeof IntersectionObserver;
  document.body.innerHTML = `<div class="product"><div class="summary"><p class="price">10</p><form class="cart"><button type="button" class="single_add_to_cart_button"></button></form></div>
    <div id="bar" hidden><span data-part="price"></span><button data-part="buy"></button></div></div>`;
  const bar = document.getElementById('bar') as HTMLElement;
  showBuyBar(bar);
  const scroll = (isIntersecting: boolean): void =>
    report([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
  scroll(true);
  expect(bar.hidden).toBe(true);
  scroll(false);
  expect([bar.hidden, bar.querySelector('span')?.innerHTML]).toEqual([false, '10']);
  const price = document.querySelector('p');
  if (price) price.innerHTML = '<b>12</b>';
  await Promise.resolve();
  expect(bar.querySelector('span')?.innerHTML).toBe('<b>12</b>');
  const clicked = jest.fn();
  document.querySelector('.single_add_to_cart_button')?.addEventListener('click', clicked);
  bar.querySelector('button')?.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});
