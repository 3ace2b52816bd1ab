import { COMMAND, shopWithProvider, TURN } from '../support/provider/owner';
import { INDEX } from '../support/provider/server';
import { recordsOfSite, withProvider } from '../support/provider/site';
import { box, titles, wake } from '../support/search';
import { forget, publish } from '../support/engine';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Synonyms, plurals and stop words at the hosted provider, over a fake of it. */

test.describe.configure({ mode: 'serial' });

const shop = shopWithProvider();
const words = (rules: string, stopWords = '') =>
  `update_option('stallkeeper_search_words', ['rules' => '${rules}', 'stopWords' => '${stopWords}', 'plurals' => true], false);`;
const withoutIds = () =>
  (shop.provider.index()?.synonyms ?? []).map((one) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'objectID')),
  );

test.afterEach(async () => {
  await wp(`delete_option('stallkeeper_search_words');`);
  await forget();
});

test('saved words are sent to the provider, and replace earlier ones @js', async () => {
  const { provider, owner } = shop;
  provider.fill([]);
  await owner(`${words('sofa, couch\ntv => television', 'of')} ${TURN}`);
  expect(withoutIds()).toEqual([
    { type: 'synonym', synonyms: ['sofa', 'couch'] },
    { type: 'oneWaySynonym', input: 'tv', synonyms: ['television'] },
  ]);
  expect(provider.index()?.settings).toMatchObject({
    queryLanguages: ['en'],
    ignorePlurals: ['en'],
    removeStopWords: ['en'],
    optionalWords: ['of'],
  });
  expect(provider.of('synonyms').map(({ path }) => path)).toEqual([`/1/indexes/${INDEX}/synonyms/batch`]);
  await owner(`${words('lamp, light')} ${TURN}`);
  expect(withoutIds()).toEqual([{ type: 'synonym', synonyms: ['lamp', 'light'] }]);
  await owner(`delete_option('stallkeeper_search_words'); ${TURN}`);
  expect(withoutIds()).toEqual([]);
});

test('words are sent after a failure of the provider, and with a rebuild @js', async () => {
  const { provider, owner } = shop;
  provider.fill([]);
  provider.fault = { is: { kind: 'status', status: 500 } };
  await owner(`${words('sofa, couch')} ${TURN}`);
  provider.fault = null;
  expect(withoutIds()).toEqual([]);
  await owner(`delete_transient('stallkeeper_hosted_circuit'); ${TURN}`);
  expect(withoutIds()).toHaveLength(1);
  provider.fill([]);
  await owner(`${COMMAND} $do->reindex();`);
  expect(withoutIds()).toHaveLength(1);
});

test('searches at the provider use synonyms and plurals, without and with JavaScript @js', async ({
  page,
  browser,
}) => {
  await publish('Xanthic box');
  await publish('Xanthic sofa');
  await withProvider(async (provider) => {
    provider.fill(await recordsOfSite());
    await wp(
      `add_filter('pre_option_stallkeeper_hosted_write_key', static fn() => 'b1write1key1b1write1key1b1write1'); ${words('couch => sofa')} ${TURN}`,
    );
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_URL ?? '' });
    const noScript = await plain.newPage();
    await noScript.goto('/?s=boxes+xanthic');
    await expect(titles(noScript)).toHaveText(['Xanthic box']);
    await noScript.goto('/?s=couch+xanthic');
    await expect(titles(noScript)).toHaveText(['Xanthic sofa']);
    expect(provider.of('search', 'php').length).toBeGreaterThan(1);
    await plain.close();

    await page.goto('/?s=kettle');
    await wake(page);
    await box(page).fill('boxes xanthic');
    await expect(titles(page)).toHaveText(['Xanthic box']);
    await box(page).fill('couch xanthic');
    await expect(titles(page)).toHaveText(['Xanthic sofa']);
    expect(provider.of('search', 'browser').length).toBeGreaterThan(0);
  });
});
