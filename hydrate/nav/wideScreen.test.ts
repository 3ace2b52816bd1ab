/** @jest-environment jsdom */
import { onWidthChange } from './wideScreen';

const query = new EventTarget();
beforeAll(() => Object.assign(window, { matchMedia: () => query }));

test('calls back at each change of the width until it is stopped', () => {
  const run = jest.fn();
  const stop = onWidthChange(run);
  query.dispatchEvent(new Event('change'));
  query.dispatchEvent(new Event('change'));
  stop();
  query.dispatchEvent(new Event('change'));
  expect(run).toHaveBeenCalledTimes(2);
});
