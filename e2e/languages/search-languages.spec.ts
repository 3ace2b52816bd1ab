import type { APIRequestContext } from '@playwright/test';
import { axe } from '../support/axe';
import { publish, withPlugin } from '../support/engine';
import { resultsOf } from '../support/html';
import { POLYLANG } from '../support/polylang';
import type { Provider } from '../support/algolia/server';
import { recordsOfSite, withProvider } from '../support/algolia/site';
import { box, titles, wake } from '../support/search';
import { expect, test, type Page } from '../support/test';

/** With a language plugin, searches find posts in the visitor's language and posts without a language. */

test.describe.configure({ mode: 'serial' });

const GERMAN = 'Quagga bei Tee';
const ENGLISH = 'Quagga with tea';
const NEITHER = 'Quagga';
const FOUND = { de: [NEITHER, GERMAN], en: [NEITHER, ENGLISH], '': [NEITHER, GERMAN, ENGLISH] } as const;
type Language = keyof typeof FOUND;
const LANGUAGES = Object.keys(FOUND) as Language[];

const publishAll = async (): Promise<void> => {
  const language = (code: string) => ({ meta_input: { made_for_a_test: '1', made_in_language: code } });
  await publish(GERMAN, language('de'));
  await publish(ENGLISH, language('en'));
  await publish(NEITHER);
};

const address = (language: Language, query = 'quagga'): string =>
  `/?s=${query}${language === '' ? '' : `&lang=${language}`}`;

const shown = async (page: Page): Promise<string[]> => (await titles(page).allTextContents()).toSorted();
/** The titles that the server prints. */
const received = async (request: APIRequestContext, language: Language): Promise<string[]> =>
  (await resultsOf(request, address(language))).titles
    .map((title) => `<${title}`.replaceAll(/<[^>]*>/g, '').trim())
    .toSorted();
const expected = (language: Language): string[] => [...FOUND[language]].toSorted();

const withLanguages = (run: () => Promise<void>): Promise<void> =>
  withPlugin(POLYLANG, async () => {
    await publishAll();
    await run();
  });

const withHostedLanguages = (run: (provider: Provider) => Promise<void>): Promise<void> =>
  withProvider(async (provider) => {
    await publishAll();
    provider.fill(await recordsOfSite());
    provider.forget();
    await run(provider);
  }, POLYLANG);

test.describe('The search of a site with languages', { tag: '@js' }, () => {
  test('shows results in the language of the page without JavaScript', async ({ request }) => {
    await withLanguages(async () => {
      for (const language of LANGUAGES)
        await expect.poll(() => received(request, language)).toEqual(expected(language));
    });
  });

  test('shows results in the language of the page while the visitor types', async ({ page }) => {
    await withLanguages(async () => {
      for (const language of LANGUAGES) {
        await page.goto(address(language, 'nothing-has-this-word'));
        await wake(page);
        await box(page).fill('quagga');
        await expect.poll(() => shown(page)).toEqual(expected(language));
      }
      expect(await axe(page)).toEqual([]);
    });
  });

  test('suggests results in the language of the page', async ({ page }) => {
    await withLanguages(async () => {
      for (const language of ['de', 'en'] as const) {
        await page.goto(`/about/?lang=${language}`);
        const input = page.locator('.masthead [data-part="input"]');
        await input.click();
        await expect(input).toHaveAttribute('role', 'combobox');
        await input.pressSequentially('quagga');
        const options = page.locator('#search-suggestions [data-part="suggestion"]');
        await expect(options).toHaveCount(2);
        await expect(options.filter({ hasText: language === 'de' ? GERMAN : ENGLISH })).toHaveCount(1);
      }
    });
  });

  test('links pages in the language of the page', async ({ page }) => {
    await withLanguages(async () => {
      for (const [title, code] of [
        [GERMAN, 'de'],
        [ENGLISH, 'en'],
      ] as const)
        await publish(title, {
          post_type: 'page',
          meta_input: { made_for_a_test: '1', made_in_language: code },
        });
      const links = page.locator('.found-links').getByRole('link');
      for (const [language, title] of [
        ['de', GERMAN],
        ['en', ENGLISH],
      ] as const) {
        await page.goto(address(language));
        await expect(links).toHaveText([title]);
        await page.goto(address(language, 'nothing-has-this-word'));
        await wake(page);
        await box(page).fill('quagga');
        await expect(links).toHaveText([title]);
      }
    });
  });

  test('uses the language with the hosted provider, too', async ({ page, request }) => {
    await withHostedLanguages(async (provider) => {
      for (const language of LANGUAGES) expect(await received(request, language)).toEqual(expected(language));
      expect(provider.of('search', 'php')).toHaveLength(LANGUAGES.length);
      for (const language of LANGUAGES) {
        await page.goto(address(language, 'nothing-has-this-word'));
        await wake(page);
        provider.forget();
        await box(page).fill('quagga');
        await expect.poll(() => shown(page)).toEqual(expected(language));
        expect(provider.of('search', 'browser').length).toBeGreaterThan(0);
      }
    });
  });

  test('keeps the language if the provider fails and the shop answers', async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource|net::ERR/);
    await withHostedLanguages(async (provider) => {
      await page.goto(address('de', 'nothing-has-this-word'));
      await wake(page);
      await provider.down();
      await box(page).fill('quagga');
      await expect.poll(() => shown(page)).toEqual(expected('de'));
      await provider.up();
    });
  });

  test('finds records that were written before the language plugin was active', async ({ request }) => {
    await withProvider(async (provider) => {
      await publishAll();
      provider.fill(
        (await recordsOfSite()).map(
          (record) =>
            Object.fromEntries(
              Object.entries(record).filter(([name]) => !['language', 'has_language'].includes(name)),
            ) as typeof record,
        ),
      );
      expect(await received(request, 'de')).toEqual(expected(''));
    }, POLYLANG);
  });
});
