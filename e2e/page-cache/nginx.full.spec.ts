import { hasNginx } from '../../bin/lib/nginx.mjs';
import { logIn } from '../support/admin';
import { startNginxSite } from '../support/servers/nginx';
import { box, titles, wake } from '../support/search';
import { aProduct, count } from '../support/shop/checkout';
import { expect, get, test, type Page } from '../support/shop/nginx-shop';
import { answer, intoCart, order, settle, sourceCookies, sourceOf } from '../support/shop/order-source';

/** The shop behind nginx with the configuration in docs/examples/nginx.conf, see docs/caching.md. */

test.describe.configure({ timeout: 180_000 });
test.skip(!(await hasNginx()), 'nginx or php-fpm is not installed.');
test.beforeEach(({ site }) => {
  site.emptyCache();
  site.phpRuns();
});

const PAGES = ['/', '/journal/', '/shop/', '/about/', '/?s=kettle'];
const LANDING = '/category/kitchen/';
const AD = `${LANDING}?utm_source=newsletter&utm_campaign=spring+sale&gclid=abc`;

const bar = (page: Page) => page.getByRole('region', { name: 'Tracking preferences' });

/** Opens an address in a browser. @returns what nginx says about its cache */
async function open(page: Page, path: string): Promise<string> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  return response?.headers()['x-cache'] ?? '';
}

test('stored pages are served while PHP does not run @no-js', async () => {
  const site = await startNginxSite();
  try {
    site.phpRuns();
    for (const path of PAGES) expect((await get(site, path)).cache, path).toBe('MISS');
    expect(site.phpRuns()).toHaveLength(PAGES.length);
    await site.stopPhp();
    for (const path of PAGES) {
      const { status, cache, html } = await get(site, path);
      expect([status, cache], path).toEqual([200, 'HIT']);
      expect(html).toContain('</html>');
    }
    expect((await get(site, '/contact/')).status).toBe(502);
    expect(site.phpRuns()).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('cookies of consent, attribution and analytics do not vary the cache @no-js', async ({ site }) => {
  expect((await get(site, '/about/')).cache).toBe('MISS');
  for (const cookie of [
    'stallkeeper_consent=allow',
    'stallkeeper_consent=deny; stallkeeper_source=abc',
    'sbjs_session=pgs%3D3; sbjs_udata=x; _ga=GA1.1.2; tk_ai=xyz',
  ])
    expect((await get(site, '/about/', { cookie })).cache, cookie).toBe('HIT');
  expect(site.phpRuns()).toEqual(['GET /about/']);
});

test('cookies of accounts, sessions, comments and passwords, and requests that do something, go to PHP @no-js', async ({
  site,
}) => {
  for (const path of ['/about/', '/cart/']) await get(site, path);
  for (const cookie of [
    'wordpress_logged_in_abc=1',
    'a=b; wp_woocommerce_session_abc=1',
    'woocommerce_items_in_cart=1',
    'comment_author_abc=Visitor',
    'wp-postpass_abc=x',
  ])
    expect((await get(site, '/about/', { cookie })).cache, cookie).toBe('BYPASS');
  for (const path of [
    '/about/?preview=true',
    '/?add-to-cart=999999',
    '/cart/',
    '/wp-json/',
    '/wp-login.php',
    '/about/?unapproved=1&moderation-hash=x',
  ])
    expect((await get(site, path)).cache, path).toBe('BYPASS');
  // nginx does not look a form up in the cache.
  expect((await get(site, '/about/', { method: 'POST' })).cache).toBe('');
  // A request that is not stored changes no stored page.
  expect((await get(site, '/about/')).cache).toBe('HIT');
});

test('parameters of advertisements share one stored page, and other parameters do not @no-js', async ({
  site,
}) => {
  const plain = await get(site, '/category/kitchen/?orderby=title');
  expect(plain.cache).toBe('MISS');
  site.phpRuns();
  for (const query of [
    'orderby=title&utm_source=a&utm_medium=b',
    'utm_source=a&orderby=title',
    'gclid=1&orderby=title&fbclid=2',
    'orderby=title&msclkid=',
    'utm_campaign=x&gad_source=1&gbraid=2&orderby=title&srsltid=3&_gl=4',
  ]) {
    const { cache, html } = await get(site, `/category/kitchen/?${query}`);
    expect(cache, query).toBe('HIT');
    expect(html).toBe(plain.html);
  }
  expect(site.phpRuns()).toEqual([]);
  for (const query of ['orderby=date', 'utm=1&orderby=title', 'xgclid=1&orderby=title', ''])
    expect((await get(site, `/category/kitchen/?${query}`)).cache, query).toBe('MISS');

  // The page that such a visitor stores does not contain the visitor's parameters.
  site.emptyCache();
  const stored = await get(site, '/journal/?utm_source=campaign-of-visitor-one');
  expect(stored.cache).toBe('MISS');
  expect(stored.html).not.toContain('visitor-one');
});

test('a redirect keeps the parameters of the advertisement and is not stored @no-js', async ({ site }) => {
  for (const source of ['one', 'two']) {
    const { status, headers, cache } = await get(site, `/about?utm_source=${source}&gclid=a%26b`);
    expect([status, cache]).toEqual([301, 'MISS']);
    expect(headers.get('location')).toBe(`${site.url}/about/?utm_source=${source}&gclid=a%26b`);
  }
  expect((await get(site, '/about')).headers.get('location')).toBe(`${site.url}/about/`);
});

test('a HEAD request does not store an empty page @no-js', async ({ site }) => {
  expect((await get(site, '/about/', { method: 'HEAD' })).status).toBe(200);
  const { cache, html } = await get(site, '/about/');
  expect(cache).toBe('MISS');
  expect(html).toContain('</html>');
});

test('stored pages contain no nonce, no cookie and nothing private, so they do not expire @no-js', async ({
  site,
}) => {
  const { path } = await aProduct(undefined, site.run);
  for (const page of [...PAGES, path]) {
    await get(site, page);
    const { cache, html, headers } = await get(site, page);
    expect(cache, page).toBe('HIT');
    expect(headers.get('set-cookie'), page).toBeNull();
    expect(html.match(/(_wpnonce|"nonce"|X-WP-Nonce|data-chosen|wp-admin-bar).{0,100}/g), page).toBeNull();
  }
});

test('the files of the search index, PHP in uploads and hidden files are not accessible @no-js', async ({
  site,
}) => {
  const directory = await site.run<string>(
    `return substr(dirname(stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Engine\\BuiltInEngine::class)->indexFile()), strlen(ABSPATH));`,
  );
  const file = await site.run<string>(
    `return basename(stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Engine\\BuiltInEngine::class)->indexFile());`,
  );
  for (const path of [`/${directory}/${file}`, '/wp-content/uploads/x.php', '/.git/config'])
    expect((await get(site, path)).status, path).toBe(403);
});

for (const choice of ['Allow', 'Refuse'] as const) {
  test(`a visitor who selects "${choice}" on a stored page gets stored pages, and the next visitor is asked`, async ({
    firstVisitor,
    page,
    site,
    javaScriptEnabled,
  }) => {
    for (const path of [LANDING, ...PAGES]) await get(site, path);
    expect(await open(firstVisitor, LANDING)).toBe('HIT');
    await expect(bar(firstVisitor)).toBeVisible();
    await answer(firstVisitor, choice);
    if (choice === 'Allow') await settle(firstVisitor, javaScriptEnabled);
    await expect
      .poll(async () => (await firstVisitor.context().cookies()).map(({ name }) => name))
      .toContain('stallkeeper_consent');
    site.phpRuns();
    for (const path of PAGES) {
      expect(await open(firstVisitor, path), path).toBe('HIT');
      // Without JavaScript, a stored page asks again.
      if (javaScriptEnabled) await expect(bar(firstVisitor)).toBeHidden();
      expect(await open(page, path), path).toBe('HIT');
      await expect(bar(page)).toBeVisible();
    }
    if (choice === 'Refuse') expect(await sourceCookies(firstVisitor.context())).toEqual({});
    expect(site.phpRuns().filter((line) => PAGES.includes(line.slice(4)))).toEqual([]);
  });
}

test('an order gets the source of an advertisement whose page came from the cache', async ({
  firstVisitor,
  site,
  javaScriptEnabled,
}) => {
  for (const path of [LANDING, '/journal/']) await get(site, path);
  expect(await open(firstVisitor, AD)).toBe('HIT');
  await answer(firstVisitor, 'Allow');
  await settle(firstVisitor, javaScriptEnabled);
  expect(await open(firstVisitor, '/journal/')).toBe('HIT');
  await intoCart(firstVisitor, await aProduct(undefined, site.run));
  const source = await sourceOf(await order(firstVisitor), site.run);
  expect(source).toMatchObject({ source_type: 'utm', utm_source: 'newsletter', utm_campaign: 'spring sale' });
});

test('a visitor who does not answer, or refuses, leaves no source in the order', async ({
  firstVisitor,
  site,
}) => {
  await get(site, LANDING);
  expect(await open(firstVisitor, AD)).toBe('HIT');
  await intoCart(firstVisitor, await aProduct(undefined, site.run));
  expect(await sourceOf(await order(firstVisitor), site.run)).not.toHaveProperty('utm_source');
});

test('after adding a product, the cart count is correct on a page that is stored for others', async ({
  firstVisitor,
  page,
  site,
}) => {
  const product = await aProduct(undefined, site.run);
  for (const path of PAGES) await get(site, path);
  await intoCart(firstVisitor, product);
  for (const path of PAGES) {
    expect(await open(firstVisitor, path), path).toBe('BYPASS');
    await expect(count(firstVisitor), path).toHaveText('1');
    expect(await open(page, path), path).toBe('HIT');
    await expect(count(page), path).toHaveText('0');
  }
});

test('a stored page adds a product to the cart', async ({ page, site }) => {
  const product = await aProduct(undefined, site.run);
  await get(site, product.path);
  expect(await open(page, product.path)).toBe('HIT');
  await page.locator('form.cart button[type="submit"]').first().click();
  await page.waitForLoadState();
  await open(page, '/about/');
  await expect(count(page)).toHaveText('1');
});

test('a user who logs in gets pages from PHP, with the toolbar; after logging out, stored pages', async ({
  page,
  site,
}) => {
  await get(site, '/about/');
  await logIn(page);
  expect(await open(page, '/about/')).toBe('BYPASS');
  await expect(page.locator('#wpadminbar')).toBeVisible();
  await page.context().clearCookies();
  expect(await open(page, '/about/')).toBe('HIT');
  await expect(page.locator('#wpadminbar')).toHaveCount(0);
});

test('the search form of a stored page leads to a results page that is stored, too', async ({
  page,
  site,
}) => {
  for (const path of ['/about/', '/?s=kettle']) await get(site, path);
  expect(await open(page, '/about/')).toBe('HIT');
  site.phpRuns();
  const field = page.getByRole('banner').locator('input[name=s]');
  await field.fill('kettle');
  await field.press('Enter');
  await page.waitForURL(/[?&]s=kettle/);
  await expect(titles(page).first()).toContainText(/kettle/i);
  expect(site.phpRuns().filter((line) => line.startsWith('GET /?'))).toEqual([]);
});

test('typing on a stored results page shows results @js', async ({ page, site }) => {
  await get(site, '/?s=kettle');
  expect(await open(page, '/?s=kettle')).toBe('HIT');
  await wake(page);
  await box(page).fill('teapot');
  await expect(titles(page).first()).toContainText(/teapot/i);
});

test('a new post, a new price and a changed menu are on the next page that a visitor opens @no-js', async ({
  site,
}) => {
  const product = await aProduct(undefined, site.run);
  const paths = ['/journal/', '/?s=quokkanew', product.path];
  for (const path of paths) await get(site, path);
  for (const path of paths) expect((await get(site, path)).cache).toBe('HIT');
  await site.run(
    `wp_insert_post(['post_title' => 'Quokkanew', 'post_content' => 'Some words.', 'post_status' => 'publish', 'post_author' => 1]);`,
  );
  for (const path of ['/journal/', '/?s=quokkanew']) {
    const { cache, html } = await get(site, path);
    expect(cache, path).toBe('MISS');
    // With the end of the address: that of the feed contains the query, too.
    expect(html, path).toContain('/quokkanew/"');
  }
  await get(site, product.path);
  await site.run(
    `$product = wc_get_product($args); $product->set_regular_price('4711'); $product->set_sale_price(''); $product->save();`,
    product.id,
  );
  const changed = await get(site, product.path);
  expect(changed.cache).toBe('MISS');
  expect(changed.html).toMatch(/4[,.]?711/);
  await get(site, '/about/');
  await site.run(`do_action('wp_update_nav_menu', 1, []);`);
  expect((await get(site, '/about/')).cache).toBe('MISS');
});
