import { startProvider } from '../support/algolia/server';
import { failures, forgetFailures, withProvider } from '../support/algolia/site';
import type { Fault } from '../support/algolia/types';
import { expect, test } from '../support/test';

/** A provider that fails at all its addresses: time and requests. */

test('if all three hosts of the provider fail, one page waits two seconds and further pages do not wait @js', async ({
  request,
}) => {
  const others = [await startProvider(), await startProvider()];
  const urls = others.map(({ url }) => `'${url}'`).join(', ');
  const three = `add_filter('stallkeeper_algolia_hosts', static fn($hosts) => [...$hosts, ${urls}], 20);`;
  const cases: [Fault, number, number][] = [
    // The first one's silence takes all the time there is.
    [{ kind: 'silent' }, 1, 1],
    [{ kind: 'status', status: 500 }, 3, 3],
    // Bad is the question and not the provider: the next page asks again.
    [{ kind: 'status', status: 400 }, 1, 2],
  ];
  try {
    await withProvider(async (provider) => {
      const all = [provider, ...others];
      const asked = () => all.reduce((sum, one) => sum + one.of('search').length, 0);
      await request.get('/?s=kettle');
      for (const [is, first, both] of cases) {
        await forgetFailures();
        for (const one of all) {
          one.forget();
          one.fault = { is };
        }
        const began = Date.now();
        expect(await (await request.get('/?s=kettle')).text()).toContain('hit__title');
        // Two seconds, and the time that a busy machine needs for the page itself.
        expect(Date.now() - began).toBeLessThan(10_000);
        expect([asked(), (await failures()).length], JSON.stringify(is)).toEqual([first, 1]);
        await request.get('/?s=teapot');
        expect(asked(), JSON.stringify(is)).toBe(both);
      }
    }, three);
  } finally {
    for (const one of others) await one.stop();
  }
});

test('if the provider fails while fifty visitors search, every page shows results @js', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const visitors = 50;
  const pagesEach = 2;
  const words = ['kettle', 'tea', 'bread', 'wool', 'knife'];
  const faults: Fault[] = [{ kind: 'silent' }, { kind: 'dropped' }];
  // They all come from one address here.
  const unlimited = `add_filter('stallkeeper_algolia_rate_limit', static fn() => [0, 60]);`;
  await withProvider(async (provider) => {
    for (const is of faults) {
      await forgetFailures();
      provider.fault = null;
      provider.forget();
      let answered = 0;
      const wrong: string[] = [];
      const visitor = async (_: unknown, number: number): Promise<void> => {
        for (let page = 0; page < pagesEach; page++) {
          const response = await request.get(`/?s=${words[(number + page) % words.length]}`);
          if (response.status() !== 200 || !(await response.text()).includes('hit__title'))
            wrong.push(`${response.status()} ${response.url()}`);
          if (++answered === visitors) provider.fault = { is };
        }
      };
      await Promise.all(Array.from({ length: visitors }, visitor));
      expect(wrong, JSON.stringify(is)).toEqual([]);
      expect(answered).toBe(visitors * pagesEach);
      // It was asked until it failed (on a busy machine it may be too slow before), and by few visitors afterwards.
      const asked = provider.of('search').length;
      expect(asked).toBeGreaterThanOrEqual(visitors / 2);
      expect(asked).toBeLessThan(visitors + 20);
    }
  }, unlimited);
});
