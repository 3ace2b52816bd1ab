/** @jest-environment jsdom */
import { onWidthChange } from './wideScreen';

const query = new EventTarget();
beforeAll(() => Object.assign(window, { matchMedia: () => query }));

test('the listener runs at each change between wide and small until it is removed', () => {
  const run = jest.fn();
  const stop = onWidthChange(run);
  query.dispatchEvent(new Event('change'));
  query.dispatchEvent(new Event('change'));
  stop();
  query.dispatchEvent(new Event('change'));
  expect(run).toHaveBeenCalledTimes(2);
});
