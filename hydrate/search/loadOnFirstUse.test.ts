/** @jest-environment jsdom */
import { loadOnFirstUse } from './loadOnFirstUse';

let imports = 0;
let isReachable = false;
const mount = jest.fn();

jest.mock('@stallkeeper/instant-search', () => {
  imports += 1;
  if (!isReachable) throw new Error('offline');
  return { mountInstantSearch: mount };
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function widget(attributes = 'data-app-id="A" data-api-key="k" data-index-name="i"'): HTMLElement {
  document.body.innerHTML = `<div ${attributes}><input type="hidden" name="shop_type" value="post"><input data-part="input" value=""></div>`;
  return document.body.firstElementChild as HTMLElement;
}

/** Types into the search box, as before the script has loaded. */
function type(element: HTMLElement): void {
  element.querySelector<HTMLInputElement>('[data-part="input"]')!.value = 'tea';
}

beforeEach(() => {
  jest.resetModules();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  imports = 0;
  isReachable = false;
  mount.mockReset();
});

test('nothing is fetched before the first use', async () => {
  loadOnFirstUse(widget());
  await pause(20);
  expect(imports).toBe(0);
});

test('text typed before the script loaded counts as a use', async () => {
  isReachable = true;
  const element = widget();
  type(element);
  loadOnFirstUse(element);
  await pause(20);
  expect(mount).toHaveBeenCalledTimes(1);
});

test('a chunk that fails to load is requested again at the next use, not in a loop', async () => {
  const element = widget();
  type(element);
  loadOnFirstUse(element);
  await pause(50);
  expect(imports).toBe(1);
  jest.resetModules();
  isReachable = true;
  element.dispatchEvent(new Event('focusin'));
  await pause(20);
  expect(imports).toBe(2);
  expect(mount).toHaveBeenCalledTimes(1);
});

test('a widget without results is mounted once, when the browser is idle', async () => {
  isReachable = true;
  const element = widget('data-app-id="A" data-api-key="k" data-index-name="i" data-widget-state="pending"');
  loadOnFirstUse(element);
  expect(mount).not.toHaveBeenCalled();
  await pause(50);
  expect(mount).toHaveBeenCalledTimes(1);
  element.dispatchEvent(new Event('focusin'));
  await pause(20);
  expect(mount).toHaveBeenCalledTimes(1);
});

test('a first use before the browser is idle mounts the widget, and idle time does not mount it again', async () => {
  isReachable = true;
  const element = widget('data-app-id="A" data-api-key="k" data-index-name="i" data-widget-state="pending"');
  loadOnFirstUse(element);
  element.dispatchEvent(new Event('focusin'));
  await pause(50);
  expect(mount).toHaveBeenCalledTimes(1);
});

test('setting the query in a script counts as a use', async () => {
  isReachable = true;
  const element = widget('data-app-id="A" data-api-key="k" data-index-name="i" data-query="tea"');
  loadOnFirstUse(element);
  element.dataset['query'] = 'kettle';
  await pause(20);
  element.dataset['query'] = 'teapot';
  await pause(20);
  expect(mount).toHaveBeenCalledTimes(1);
});

test('several events of one use mount the widget once', async () => {
  isReachable = true;
  const element = widget();
  loadOnFirstUse(element);
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'])
    element.dispatchEvent(new Event(type));
  await pause(20);
  expect(mount).toHaveBeenCalledTimes(1);
});

test('an element with an empty credential stays unchanged', async () => {
  const element = widget('data-app-id="" data-api-key="k" data-index-name="i"');
  loadOnFirstUse(element);
  element.dispatchEvent(new Event('focusin'));
  await pause(20);
  expect(imports).toBe(0);
});
