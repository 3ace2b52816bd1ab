/** @jest-environment jsdom */
import { addProduct, readList } from './deviceList';
import { addWishlistButton, showList } from './showLists';
import { addToasts } from './toast';

const KETTLE =
  'data-id="7" data-name="Kettle &amp; &lt;lid&gt;" data-url="/product/kettle/" data-image="/kettle.jpg"';

beforeEach(() => localStorage.clear());

function button(): HTMLElement {
  document.body.innerHTML = `<button hidden data-saved="Remove" ${KETTLE}>Add</button>`;
  const found = document.querySelector('button') as HTMLElement;
  addWishlistButton(found);
  return found;
}

function list(attributes = '', name = 'wishlist'): HTMLElement {
  document.body.innerHTML = `<section hidden data-list="${name}" ${attributes}><ul></ul></section>`;
  const found = document.querySelector('section') as HTMLElement;
  showList(found);
  return found;
}

/** After the styles are loaded. */
const shown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const names = (): string[] => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('the button adds and removes the product, and says what it does next', () => {
  const found = button();
  expect([found.hidden, found.textContent]).toEqual([false, 'Add']);
  found.click();
  expect(found.textContent).toBe('Remove');
  expect(button().textContent).toBe('Remove');
  document.querySelector('button')?.click();
  expect(button().textContent).toBe('Add');
  expect(localStorage).toHaveLength(0);
});

test('the list shows the saved products with links and images, as text', async () => {
  expect(list().hidden).toBe(true);
  button().click();
  const found = list();
  await shown();
  expect(found.hidden).toBe(false);
  expect(names()).toEqual(['Kettle & <lid>']);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/product/kettle/');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/kettle.jpg');
});

test('a product can be removed in the list, and the next button has the focus', () => {
  for (const id of ['1', '2', '3']) addProduct('wishlist', { id, name: `Cup ${id}`, url: '/p/', image: '' });
  list('data-remove="Remove %1$s"');
  const labels = (): (string | null)[] =>
    [...document.querySelectorAll('section button')].map((one) => one.ariaLabel);
  expect(labels()).toEqual(['Remove Cup 3', 'Remove Cup 2', 'Remove Cup 1']);
  document.querySelectorAll<HTMLElement>('section button')[1]?.click();
  expect(labels()).toEqual(['Remove Cup 3', 'Remove Cup 1']);
  expect(document.activeElement?.ariaLabel).toBe('Remove Cup 1');
  for (let left = 2; left > 0; left--) document.querySelector<HTMLElement>('section button')?.click();
  expect(document.querySelector('section')?.hidden).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test('a message links to the list, and undoes a removal; the button of the product then has the focus', async () => {
  document.body.innerHTML = `<button hidden data-saved="Remove" data-added="Kettle is saved." data-view="View" data-view-url="/cart/#wishlist" data-close="Close" ${KETTLE}>Add</button>`;
  const status = () => document.querySelector('[role="status"]');
  addWishlistButton(document.querySelector('button') as HTMLElement);
  expect(status()?.childElementCount).toBe(0);
  document.querySelector('button')?.click();
  expect(status()?.querySelector('p')?.textContent).toBe('Kettle is saved.');
  expect(status()?.querySelector('a')?.getAttribute('href')).toBe('/cart/#wishlist');
  const close = document.querySelector<HTMLElement>('.toast__close');
  close?.focus();
  close?.click();
  expect(status()?.childElementCount).toBe(0);
  expect(document.activeElement?.textContent).toBe('Remove');

  const section = list(
    'data-remove="Remove %1$s" data-removed="%1$s is gone." data-undo="Undo" data-close="Close"',
  );
  await shown();
  section.querySelector('button')?.click();
  expect(section.hidden).toBe(true);
  expect(status()?.querySelector('p')?.textContent).toBe('Kettle & <lid> is gone.');
  document.querySelector<HTMLElement>('.toast__action')?.click();
  await shown();
  expect(names()).toEqual(['Kettle & <lid>']);
  expect(document.activeElement?.ariaLabel).toBe('Remove Kettle & <lid>');
  expect(status()?.childElementCount).toBe(0);
});

test('a message goes after 10 s, but not while the focus is on it, and with Escape', () => {
  jest.useFakeTimers();
  const show = addToasts(document.body.appendChild(document.createElement('p')));
  const toast = { text: 'Saved.', close: 'Close', action: { label: 'View', url: '/' } };
  const isShown = (): boolean => document.querySelector('.toast') !== null;
  show(toast);
  jest.advanceTimersByTime(9_900);
  expect(isShown()).toBe(true);
  jest.advanceTimersByTime(200);
  expect(isShown()).toBe(false);
  show(toast);
  document.querySelector<HTMLElement>('.toast a')?.focus();
  jest.advanceTimersByTime(30_000);
  expect(isShown()).toBe(true);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(isShown()).toBe(false);
  jest.useRealTimers();
});

test('the recently viewed products are without the one of the page, which is the first one afterwards', () => {
  expect(list(KETTLE, 'recently-viewed').hidden).toBe(true);
  for (let id = 20; id < 60; id++)
    list(`data-id="${id}" data-name="Product ${id}" data-url="/p/${id}/" data-image=""`, 'recently-viewed');
  expect(readList('recently-viewed')).toHaveLength(24);
  list(KETTLE, 'recently-viewed');
  expect(names()).toEqual([59, 58, 57, 56, 55, 54, 53, 52].map((id) => `Product ${id}`));
  expect(readList('recently-viewed')[0]?.id).toBe('7');
});

test.each([
  ['no JSON', 'x'],
  ['no list', '{"id":"1"}'],
  ['another site', '[{"id":"1","name":"x","url":"https://evil.example/","image":""}]'],
  ['a script', '[{"id":"1","name":"x","url":"javascript:alert(1)","image":""}]'],
  ['a script as image', '[{"id":"1","name":"x","url":"/p/","image":"javascript:alert(1)"}]'],
  ['a long name', JSON.stringify([{ id: '1', name: 'x'.repeat(2001), url: '/p/', image: '' }])],
  ['a number', '[{"id":1,"name":"x","url":"/p/","image":""}]'],
])('what is wrong in the storage is left out: %s', (_, stored) => {
  localStorage.setItem('stallkeeper-wishlist', stored);
  expect(list().hidden).toBe(true);
});

test('without access to the storage, the button has no effect', () => {
  const found = button();
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  found.click();
  expect(found.textContent).toBe('Add');
  refuse.mockRestore();
});
