/** @jest-environment jsdom */
import type { CustomizerApi } from '../customizer/customizerApi';
import { previewLayout } from './previewLayout';
import { showSectionPages } from './sectionPages';

test('a changed layout replaces the class of its setting and keeps the others', () => {
  let change: (value: unknown) => void = () => undefined;
  const api = ((id: string, ready: (setting: unknown) => void) => {
    if (id === 'stallkeeper_header_layout')
      ready({ bind: (listener: (value: unknown) => void) => (change = listener) });
  }) as unknown as CustomizerApi;
  document.body.className = 'home has-header-row';
  previewLayout(api, {
    prefix: 'stallkeeper_',
    classes: { header_layout: { left: '', row: 'has-header-row', centered: 'has-header-centered' } },
  });
  change('centered');
  expect(document.body.className).toBe('home has-header-centered');
  change('left');
  expect(document.body.className).toBe('home');
});

test('an opened section shows its page, a closed one shows nothing', () => {
  const set = jest.fn();
  let expand: (isExpanded: boolean) => void = () => undefined;
  const section = (_id: string, ready: (place: unknown) => void): void =>
    ready({ expanded: { bind: (listener: (isExpanded: boolean) => void) => (expand = listener) } });
  showSectionPages({ section, previewer: { previewUrl: { set } } } as unknown as CustomizerApi, {
    stallkeeper_cart: '/cart/',
  });
  expand(false);
  expect(set).not.toHaveBeenCalled();
  expand(true);
  expect(set).toHaveBeenCalledWith('/cart/');
});
