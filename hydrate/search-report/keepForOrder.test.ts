/** @jest-environment jsdom */
import type { ReportSettings } from '../../src/search-report/reportSettings';
import { keepForOrder } from './keepForOrder';

const SETTINGS: ReportSettings = { url: '', consent: 'never', category: '', orderSeconds: 60 };

/** As the consent script does. */
function setConsent(allowTracking: unknown): void {
  Object.assign(window, { wc_order_attribution: { params: { allowTracking } } });
  document.dispatchEvent(new CustomEvent('stallkeeper:source'));
}

const cookie = (): string | null => /sbjs_search=([^;]*)/.exec(document.cookie)?.[1] ?? null;

beforeEach(() => {
  setConsent(false);
  document.cookie = 'sbjs_search=;path=/;max-age=0';
});

test('with consent, the last search is kept', () => {
  setConsent(true);
  keepForOrder(SETTINGS, 'teapot');
  keepForOrder(SETTINGS, ' Tee & 100% + ü; ');
  expect(cookie()).toBe(encodeURIComponent('Tee & 100% + ü;'));
});

test.each([[false], ['1'], [undefined]])('without consent nothing is kept: %p', (consent) => {
  setConsent(consent);
  keepForOrder(SETTINGS, 'kettle');
  expect(document.cookie).toBe('');
});

test('without order attribution nothing is kept', () => {
  Object.assign(window, { wc_order_attribution: undefined });
  keepForOrder(SETTINGS, 'kettle');
  expect(document.cookie).toBe('');
});

test('a search is kept when the visitor agrees on its page, and not again after that', () => {
  keepForOrder(SETTINGS, 'kettle');
  setConsent(true);
  expect(cookie()).toBe('kettle');
  document.cookie = 'sbjs_search=;path=/;max-age=0';
  setConsent(false);
  setConsent(true);
  expect(cookie()).toBeNull();
});

test('after a search that is too long to be stored, the one before it is not kept', () => {
  setConsent(true);
  keepForOrder(SETTINGS, 'kettle');
  keepForOrder(SETTINGS, 'a'.repeat(101));
  expect(cookie()).toBeNull();
});

test('an empty search changes nothing, and nothing is kept if the shop has turned it off', () => {
  setConsent(true);
  keepForOrder(SETTINGS, 'kettle');
  keepForOrder(SETTINGS, '  ');
  keepForOrder({ ...SETTINGS, orderSeconds: 0 }, 'teapot');
  expect(cookie()).toBe('kettle');
});
