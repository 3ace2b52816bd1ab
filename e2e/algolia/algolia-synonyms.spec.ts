import { TURN } from '../support/algolia/owner';
import { recordsOfSite, withProvider } from '../support/algolia/site';
import { box, titles, wake } from '../support/search';
import { publish } from '../support/engine';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Synonyms and plurals at the hosted provider, over a fake of it. AlgoliaSynonymsTest covers what is sent. */

const words = (rules: string) =>
  `update_option('stallkeeper_synonyms', ['rules' => '${rules}', 'stopWords' => '', 'plurals' => true], false);`;

test('searches at the provider use synonyms and plurals, without and with JavaScript @js', async ({
  page,
  browser,
}) => {
  await publish('Xanthic box');
  await publish('Xanthic sofa');
  await withProvider(async (provider) => {
    provider.fill(await recordsOfSite());
    await wp(
      `add_filter('pre_option_stallkeeper_algolia_write_key', static fn() => 'b1write1key1b1write1key1b1write1'); ${words('couch => sofa')} ${TURN}`,
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
