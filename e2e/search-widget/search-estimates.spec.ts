import { axe } from '../support/axe';
import { fakeProvider } from '../support/algolia/fake-provider';
import { box, summary, titles } from '../support/search';
import { expect, test } from '../support/test';
import { pageWith } from '../support/wp';

const ELEMENT =
  '<div class="instant-search-widget" data-app-id="HOSTED1234" data-api-key="0123456789abcdef" data-index-name="far_posts"></div>';

test('an estimated number of results is rounded and shown as an estimate, also after typing @js', async ({
  page,
}) => {
  const provider = await fakeProvider(page, { nbHits: 12_345, nbPages: 100, exhaustiveNbHits: false });
  await page.goto(await pageWith(ELEMENT));
  await expect(summary(page)).toHaveText('About 12,000 results found');
  await box(page).fill('tea');
  await expect(titles(page)).toHaveText(['Hosted tea 1', 'Hosted tea 2']);
  await expect(summary(page)).toHaveText('About 12,000 results found');
  expect(await axe(page, { within: '.instant-search-widget' })).toEqual([]);
  await provider.stop();
});
