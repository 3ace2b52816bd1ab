import type { APIRequestContext, Request } from '@playwright/test';
import { axe } from '../support/axe';
import { publish, uniqueWord, waitUntilFound } from '../support/engine';
import { group, results, values } from '../support/filters';
import { resultsOf, withoutTemplates } from '../support/html';
import { forgetFailures, withProvider } from '../support/algolia/site';
import { isSearch, problem, titles } from '../support/search';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** A page shows twenty values of a facet; a field finds the others. */

const MANY = 25;
/** Two tests must not create the same tags at the same time: WordPress would refuse some of them. */
const WORKER = process.env.TEST_PARALLEL_INDEX ?? '0';
const NAMES = Array.from({ length: MANY }, (_, n) => `Finding ${String.fromCharCode(97 + n)}${n}w${WORKER}`);

/** Runs a test with a post that has many tags. The word finds this post only. */
async function withTags(request: APIRequestContext, run: (word: string) => Promise<void>): Promise<void> {
  const word = uniqueWord('tagrich');
  const id = await publish(word, { tags_input: NAMES });
  try {
    await waitUntilFound(request, word);
    await run(word);
  } finally {
    await wp(`wp_delete_post($args, true);`, id);
  }
}

/** Every list has such a field: each form bears its list's name. */
const field = (page: Page) => page.getByRole('form', { name: 'Tags' }).getByLabel('Search in this list');

async function look(page: Page, text: string, hasScript: boolean): Promise<void> {
  await field(page).fill(text);
  if (hasScript) return;
  await field(page).press('Enter');
  await expect(page).toHaveURL(/shop_find/);
}

test('a search field finds values of a long facet, at most ten, and they work like the others', async ({
  page,
  request,
  javaScriptEnabled,
}) => {
  await withTags(request, async (word) => {
    await results(page, `/?s=${word}`, javaScriptEnabled);
    await expect(values(page, 'Tags')).toHaveCount(20);
    await expect(group(page, 'Author').getByLabel('Search in this list')).toHaveCount(0);
    await look(page, 'finding', javaScriptEnabled);
    await expect(values(page, 'Tags')).toHaveCount(10);
    await look(page, 'qqqq', javaScriptEnabled);
    await expect(group(page, 'Tags').getByText('No matches')).toBeVisible();
    await expect(values(page, 'Tags')).toHaveCount(0);
    // Its own facet only: the other groups and the hits are as they were.
    await expect(values(page, 'Author')).not.toHaveCount(0);
    await expect(titles(page)).toHaveText([word]);
    await look(page, NAMES[MANY - 1]!, javaScriptEnabled);
    await expect(values(page, 'Tags')).toHaveText([new RegExp(NAMES[MANY - 1]!)]);
    await expect(values(page, 'Tags').locator('.filters__count > :last-child')).toHaveText('1');
    await values(page, 'Tags').click();
    await expect(page).toHaveURL(/shop_tag(%5B%5D|\[\])=/);
    await expect(page).not.toHaveURL(/shop_find/);
    await expect(group(page, 'Tags').locator('[aria-current="true"]')).toContainText(NAMES[MANY - 1]!);
    // The list is whole again, and the field empty.
    await expect(values(page, 'Tags')).toHaveCount(21);
    await expect(field(page)).toHaveValue('');
    await expect(titles(page)).toHaveText([word]);
  });
});

test('a facet is searched while typing without a new page, and Enter requests the same from PHP @js', async ({
  page,
  request,
  pageErrors,
}) => {
  await withTags(request, async (word) => {
    await results(page, `/?s=${word}`, true);
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (isSearch(request.url()) || request.isNavigationRequest()) calls.push(request);
    });
    await field(page).fill('finding a');
    await expect(values(page, 'Tags')).toHaveText([/Finding a0/]);
    // The call for facet values, and no search for hits beside it.
    expect(calls).toHaveLength(1);
    expect(new URL(calls[0]!.url()).pathname).toMatch(
      /\/1\/indexes\/wp_posts_post\/facets\/taxonomies\.post_tag\/query$/,
    );
    expect(JSON.parse(calls[0]!.postData() ?? '')).toMatchObject({
      facetName: 'taxonomies.post_tag',
      facetQuery: 'finding a',
      maxFacetHits: 10,
      query: word,
    });
    await expect(field(page)).toBeFocused();
    expect(await axe(page, { within: 'main' })).toEqual([]);
    // What fails leaves the list, and the form.
    pageErrors.allow(/Failed to load resource|net::ERR/);
    await page.route(/\/1\/indexes\//, (route) => route.abort());
    await field(page).fill('finding b');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/shop_find/);
    await expect(values(page, 'Tags')).toHaveText([/Finding b1/]);
    await expect(field(page)).toHaveValue('finding b');
    await field(page).focus();
    await expect(values(page, 'Tags')).toHaveText([/Finding b1/]);
  });
});

test('invalid values of the field’s parameter are ignored @no-js', async ({ request }) => {
  const plain = await resultsOf(request, '/?s=tea');
  expect(plain.titles.length).toBeGreaterThan(2);
  for (const nonsense of [
    'shop_find=x',
    'shop_find[shop_tag][]=x',
    'shop_find[shop_tag]=%FF&shop_find[no]=1',
  ]) {
    expect(await resultsOf(request, `/?s=tea&${nonsense}`), nonsense).toEqual(plain);
    const html = withoutTemplates(await (await request.get(`/?s=tea&${nonsense}`)).text());
    expect(html, nonsense).not.toContain('>No matches<');
  }
});

test('on the hosted provider the field needs no request of its own without a script @js', async ({
  browser,
  request,
}) => {
  await withTags(request, async () => {
    await withProvider(async (provider) => {
      await forgetFailures();
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: process.env.E2E_URL ?? '',
      });
      const page = await context.newPage();
      await page.goto(`/?s=&shop_find[shop_tag]=${encodeURIComponent('finding c')}`);
      await expect(values(page, 'Tags').first()).toContainText('Finding c2');
      expect(provider.of('search')).toHaveLength(1);
      const { requests } = provider.of('search')[0]?.body as { requests: Record<string, unknown>[] };
      expect(requests.filter(({ type }) => type === 'facet')).toEqual([
        expect.objectContaining({ facet: 'taxonomies.post_tag', facetQuery: 'finding c', maxFacetHits: 10 }),
      ]);
      await context.close();
    });
  });
});

test('on the hosted provider the field makes one call for facet values while typing @js', async ({
  browser,
  request,
}) => {
  await withTags(request, async (word) => {
    await withProvider(async (provider) => {
      const page = await browser.newPage({ baseURL: process.env.E2E_URL ?? '' });
      await results(page, `/?s=${word}`, true);
      await expect(values(page, 'Tags')).toHaveCount(20);
      provider.forget();
      await field(page).fill('finding a');
      await expect(values(page, 'Tags')).toHaveText([/Finding a0/]);
      expect(provider.calls.map(({ kind, from }) => [kind, from])).toEqual([['facet', 'browser']]);
      expect(provider.calls[0]?.path).toBe('/1/indexes/wp_posts_post/facets/taxonomies.post_tag/query');
      expect(provider.calls[0]?.body).toMatchObject({
        facetQuery: 'finding a',
        maxFacetHits: 10,
        query: word,
      });
      // The provider refuses parameters that it does not know; the facet's name is in the path.
      expect(provider.calls[0]?.body).not.toHaveProperty('facetName');
      await page.close();
    });
  });
});

test('if the hosted provider fails, the built-in engine answers the field, without an error message @js', async ({
  browser,
  request,
}) => {
  await withTags(request, async (word) => {
    await withProvider(async (provider) => {
      for (const is of [
        { kind: 'status', status: 500 },
        { kind: 'html' },
        { kind: 'dropped' },
        { kind: 'types' },
      ] as const) {
        provider.fault = null;
        await forgetFailures();
        const page = await browser.newPage({ baseURL: process.env.E2E_URL ?? '' });
        await results(page, `/?s=${word}`, true);
        await expect(values(page, 'Tags')).toHaveCount(20);
        provider.forget();
        provider.fault = { is };
        await field(page).fill('finding a');
        await expect(values(page, 'Tags'), is.kind).toHaveText([/Finding a0/]);
        expect(provider.of('facet').length + provider.of('search').length, is.kind).toBeGreaterThanOrEqual(1);
        await expect(problem(page), is.kind).toBeHidden();
        await expect(field(page)).toBeFocused();
        await page.close();
      }
    });
  });
});
