import { uniqueWord, waitUntilFound } from '../support/engine';
import { box, hits, searchWidget, summary, titles } from '../support/search';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';
import { pageWith, wp } from '../support/wp';

/** Texts, defaults and limits of docs/specification.md that a rendered page shows. */

interface PageData {
  settings: Record<string, unknown>;
  params: Record<string, unknown>;
  texts: { resultForms: string[] };
}

const widgetPage = (attributes: string): Promise<string> =>
  pageWith(`<div class="instant-search-widget" ${attributes}></div>`);

test('the form has the specified texts and limits, the results line the number of results, and the credit the engine @no-js', async ({
  page,
}) => {
  await page.goto('/?s=tea');
  const input = box(page);
  await expect(input).toHaveAttribute('name', 's');
  await expect(input).toHaveAttribute('placeholder', 'Search here…');
  await expect(input).toHaveAttribute('maxlength', '512');
  await expect(input).toHaveAttribute('required', '');
  await expect(input).toHaveAccessibleName('Search for:');
  const form = searchWidget(page).getByRole('search');
  await expect(form.locator('button[type="submit"]')).toHaveText('Search');
  await expect(form).toHaveAttribute('method', 'get');
  await expect(input).not.toHaveAttribute('autofocus');

  await expect(summary(page)).toHaveText(/^\d+ results found$/);
  await expect(page.locator('.instant-search__credit')).toHaveText(/^Powered by \S+$/);
});

test('the defaults are the specified ones @no-js', async ({ page }) => {
  await page.goto('/find/');
  const data = JSON.parse((await page.locator('[data-shop-data]').textContent()) ?? '') as PageData;
  expect(data.settings).toMatchObject({
    hitsPerPage: 10,
    gridColumns: 3,
    excerptLength: 55,
    displayPostAuthor: false,
    displayPostCategory: true,
    displayPostDate: true,
    displayPostTags: false,
    displayPostContentRadio: 'excerpt',
    listLayout: 'list',
    searchBoxStyle: 'theme',
    autoFocus: false,
    stopTheFirstRun: false,
  });
  expect(data.params).toMatchObject({ hitsPerPage: 10 });
  await expect(hits(page)).toHaveCount(10);
  await expect(searchWidget(page)).toHaveAttribute('data-index-name', 'wp_posts_post');
  await expect(page.locator('.hit-list--list')).toBeVisible();
  await expect(page.locator('.hit__date')).toHaveCount(10);
  await expect(page.locator('.hit__terms')).toHaveCount(10);
  await expect(page.locator('.hit__author, .hit__terms--tags')).toHaveCount(0);
});

test('an excerpt has 55 words, an ellipsis and a link to read more in a new tab @no-js', async ({ page }) => {
  await page.goto('/?s=&shop_type=post');
  const cut = page.locator('.hit', { has: page.locator('.hit__more') }).first();
  const link = cut.locator('.hit__more');
  await expect(link).toHaveText(/^Read more/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const address = (await cut.locator('.hit__title a').getAttribute('href')) ?? 'missing';
  await expect(link).toHaveAttribute('href', address);
  const latin = page.locator('.hit__excerpt', { has: page.locator('.hit__more') });
  const lengths = await latin.evaluateAll((all) =>
    all.map((one) => {
      const text = [...one.children]
        .filter((child) => !child.classList.contains('hit__more'))
        .map((child) => child.textContent)
        .join('');
      return {
        words: text.trim().split(/\s+/).length,
        end: text.trim().at(-1),
        isSpaced: !/[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/.test(text),
      };
    }),
  );
  expect(lengths.length).toBeGreaterThan(0);
  for (const { words, end, isSpaced } of lengths) {
    expect(end).toBe('…');
    if (isSpaced) expect(words).toBe(55);
  }
});

test('data-excerpt-length="20" cuts to 20 words and an ellipsis, here as in the live results', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(await widgetPage('data-excerpt-length="20"'));
  const cut = page.locator('.hit__excerpt', { has: page.locator('.hit__more') });
  // Of scripts that put spaces between their words.
  const spaced = async (): Promise<string[]> =>
    (
      await cut.evaluateAll((all) =>
        all.map((one) =>
          [...one.children]
            .filter((child) => !child.classList.contains('hit__more'))
            .map((child) => child.textContent)
            .join(''),
        ),
      )
    ).filter((text) => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text));
  const look = async (): Promise<void> => {
    const texts = await spaced();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/^(\S+ ){19}\S+…$/);
  };
  await look();
  if (javaScriptEnabled) {
    await page.getByRole('main').getByRole('searchbox').fill('kettle');
    await expect(titles(page).first()).toContainText(/kettle/i);
    await look();
  }
});

test('a manual excerpt is used instead of the content @no-js', async ({ page, request }) => {
  const word = uniqueWord('handwritten');
  const id = await wp<number>(
    `return wp_insert_post(['post_status' => 'publish', 'post_title' => $args, 'post_content' => 'The content says something else.', 'post_excerpt' => 'By <b>hand</b> &amp; short.']);`,
    word,
  );
  try {
    await waitUntilFound(request, word);
    await page.goto(`/?s=${word}`);
    await expect(hits(page)).toHaveCount(1);
    await expect(page.locator('.hit__excerpt')).toHaveText('By hand & short.');
    await expect(page.locator('.hit__more')).toHaveCount(0);
  } finally {
    await wp('wp_delete_post($args, true);', id);
  }
});

const LOOKS: [attributes: string, expectLook: (widget: Locator) => Promise<void>][] = [
  [
    'data-display-post-content-radio="hide"',
    async (widget) => {
      await expect(widget.locator('.hit')).toHaveCount(10);
      await expect(widget.locator('.hit__excerpt, .hit__content')).toHaveCount(0);
    },
  ],
  [
    'data-display-post-content-radio="full"',
    (widget) => expect(widget.locator('.hit__content')).toHaveCount(10),
  ],
  ['data-display-post-date="false"', (widget) => expect(widget.locator('.hit__date')).toHaveCount(0)],
  ['data-display-post-category="false"', (widget) => expect(widget.locator('.hit__terms')).toHaveCount(0)],
  [
    'data-display-post-author="true"',
    (widget) => expect(widget.locator('.hit__author').first()).toBeVisible(),
  ],
  ['data-hits-per-page="4"', (widget) => expect(widget.locator('.hit')).toHaveCount(4)],
  [
    'data-search-box-style="provider"',
    (widget) => expect(widget.locator('.search-form--provider')).toBeVisible(),
  ],
  [
    'data-auto-focus="true"',
    (widget) => expect(widget.locator('input[name="s"]')).toHaveAttribute('autofocus', ''),
  ],
  [
    'data-list-layout="grid"',
    (widget) =>
      expect(widget.locator('.hit-list--grid')).toHaveAttribute(
        'style',
        /--stallkeeper-tools-hit-columns:\s*3/,
      ),
  ],
];

test('each widget of a page has the look of its own attributes @no-js', async ({ page }) => {
  const widgets = LOOKS.map(([attributes]) => `<div class="instant-search-widget" ${attributes}></div>`);
  await page.goto(await pageWith(widgets.join('')));
  for (const [index, [attributes, expectLook]] of LOOKS.entries())
    await test.step(attributes, () => expectLook(searchWidget(page).nth(index)));
});

test('keyboard shortcuts and credit can be disabled @js', async ({ page }) => {
  await wp(
    `update_option('stallkeeper_search_shortcuts', ''); update_option('stallkeeper_search_credit', '');`,
  );
  try {
    await page.goto('/?s=');
    await expect(page.locator('[data-part="shortcuts"]')).toHaveCount(0);
    await expect(page.locator('.instant-search__credit')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(box(page)).not.toBeFocused();
  } finally {
    await wp(`delete_option('stallkeeper_search_shortcuts'); delete_option('stallkeeper_search_credit');`);
  }
});
