/** @jest-environment jsdom */
import { growImages } from './viewTransition';

const PRODUCT = 'http://localhost/product/kettle/';

function page(): HTMLElement {
  document.body.innerHTML = `<ul><li class="product"><img id="other"><a href="/product/pan/">Pan</a></li>
    <li class="product"><img id="image"><a href="/product/kettle/">Kettle</a></li></ul><a href="/product/kettle/">Kettle</a>`;
  return document.getElementById('image') as HTMLElement;
}

/** jsdom does not know the property. */
const names = (): string[] =>
  [...document.querySelectorAll('img')].map(({ style }) => style.viewTransitionName || 'none');

function swap(url: string | null, finished: Promise<void>): void {
  dispatchEvent(
    Object.assign(new Event('pageswap'), { viewTransition: { finished }, activation: { entry: { url } } }),
  );
}

beforeAll(growImages);

test.each([[PRODUCT], [`${PRODUCT}#reviews`]])('the image of the opened product %s grows', async (url) => {
  page();
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  swap(url, finished);
  expect(names()).toEqual(['none', 'stallkeeper-product-image']);
  finish();
  await finished;
  await Promise.resolve();
  expect(names()).toEqual(['none', 'none']);
});

test('other pages, and browsers without a transition, change nothing', () => {
  page();
  swap('http://localhost/about/', Promise.resolve());
  swap(null, Promise.resolve());
  dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: null, activation: null }));
  expect(names()).toEqual(['none', 'none']);
});

test('after going back, the image of the product shrinks into its card', () => {
  page();
  Object.assign(window, { navigation: { activation: { from: { url: PRODUCT } } } });
  const finished = new Promise<void>(() => undefined);
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: { finished } }));
  expect(names()).toEqual(['none', 'stallkeeper-product-image']);
});
