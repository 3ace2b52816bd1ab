/** @jest-environment jsdom */
import { addDismissButton } from './storeNotice';

const COOKIE = 'store_noticea1=hidden; path=/';

function aNotice(): HTMLElement {
  document.body.innerHTML =
    '<p data-notice-id="a1">Sale <a href="#" class="woocommerce-store-notice__dismiss-link" hidden>Dismiss</a></p>';
  const notice = document.querySelector('p');
  if (notice === null) throw new Error('no notice');
  return notice;
}

const goBack = (persisted: boolean): boolean =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  document.cookie = 'store_noticea1=; path=/; max-age=0';
});

test('the button dismisses the notice and sets the cookie', () => {
  const notice = aNotice();
  addDismissButton(notice);
  const button = notice.querySelector('a');
  expect(button?.hidden).toBe(false);
  button?.click();
  expect(notice.isConnected).toBe(false);
  expect(document.cookie).toContain('store_noticea1=hidden');
});

test('a page that the visitor goes back to has no notice that was dismissed on another page', () => {
  const notice = aNotice();
  addDismissButton(notice);
  goBack(true);
  expect(notice.isConnected).toBe(true);
  document.cookie = COOKIE;
  goBack(true);
  expect(notice.isConnected).toBe(false);
});

test('a cached page has no notice that was dismissed', () => {
  document.cookie = COOKIE;
  const notice = aNotice();
  addDismissButton(notice);
  expect(notice.isConnected).toBe(false);
});
