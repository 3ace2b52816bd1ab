import { logIn } from '../support/admin';
import {
  expect,
  expectNothingStored,
  identifiers,
  open,
  receive,
  test,
  type Page,
  type Received,
} from '../support/shop/cached-shop';
import { shopName } from '../support/shop/shop';
import { answer, intoCart, order, settle } from '../support/shop/order-source';
import { aProduct, anEmail, count, putIntoCartByForm } from '../support/shop/checkout';
import { wp } from '../support/wp';

/**
 * Two visitors behind one shared cache that stores every page without caching headers. Nothing that the second one
 * receives shows what the first one has done.
 *
 * The responses of the server do not depend on JavaScript, and each test checks them before any script runs. Only tests of
 * pages that look different without JavaScript run in both projects.
 */

// Each test opens some ten pages.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(() => {
  test.info().annotations.push({ type: 'shop', description: shopName() });
});

const PAGES = ['/', '/journal/', '/shop/', '/?s=kettle'];
/** Neither visitor opens it again: a page to begin on. */
const LANDING = '/category/kitchen/?utm_source=campaign-of-visitor-one';

const bar = (page: Page) => page.getByRole('region', { name: 'Tracking preferences' });

async function receiveAll(
  page: Page,
  paths: string[],
  options: { referer?: string } = {},
): Promise<Received[]> {
  const received: Received[] = [];
  for (const path of paths) received.push(await receive(page, path, options));
  return received;
}

/** The first visitor's pages did not come from the cache, and caches must not store them. */
function expectPrivate(received: Received[]): void {
  for (const { path, isHit, headers } of received) {
    expect(isHit, path).toBe(false);
    expect(headers['cache-control'], path).toMatch(/\b(private|no-store)\b/);
  }
}

/** The second visitor receives a public page: with the question, an empty cart, and no cookie. */
function expectPublic({ path, html, headers }: Received): void {
  expect(headers['set-cookie'], path).toBeUndefined();
  // Without `.*` in front: lines of 100 kB would take seconds.
  expect(html.match(/(data-chosen|wp-admin-bar|order-received|visitor-one).{0,100}/g), path).toBeNull();
  expect(html, path).toContain('aria-label="Tracking preferences"');
  expect(html, path).toMatch(/cart-link__count"[^>]*>0</);
}

/** Opens a public page: the question is shown and the cart is empty, with its script as well. */
async function expectPublicPage(page: Page, path: string): Promise<string> {
  const received = await open(page, path);
  expectPublic(received);
  await expect(bar(page), path).toBeVisible();
  await expect(count(page), path).toHaveText('0');
  return received.html;
}

/** Requests public pages and opens the first of them. */
async function expectPublicPages(page: Page, paths: string[]): Promise<void> {
  for (const received of await receiveAll(page, paths)) expectPublic(received);
  await expectPublicPage(page, paths[0] ?? '/');
}

/** The question can be answered, and the shop sells. */
async function expectWorkingShop(page: Page): Promise<void> {
  await answer(page, 'Refuse');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('stallkeeper_consent');
  await putIntoCartByForm(page, await aProduct());
  await expect(count(page)).toHaveText('1');
}

test('a page without visitor data is cached and served to the next visitor @js', async ({
  firstVisitor,
  page,
}) => {
  for (const path of PAGES) {
    expect((await receive(firstVisitor, path)).isHit, path).toBe(false);
    expect((await receive(page, path)).isHit, path).toBe(true);
  }
  expect((await open(page, '/')).isHit).toBe(true);
  await expect(bar(page)).toBeVisible();
});

for (const choice of ['Allow', 'Refuse'] as const) {
  test(`after one visitor chooses "${choice}", the next visitor still sees the consent banner${choice === 'Refuse' ? ' @no-js' : ' @js'}`, async ({
    firstVisitor,
    page,
    cache,
    javaScriptEnabled,
  }) => {
    await firstVisitor.goto(LANDING);
    await answer(firstVisitor, choice);
    if (choice === 'Allow') await settle(firstVisitor, javaScriptEnabled);
    const received = await receiveAll(firstVisitor, PAGES);
    received.push(await open(firstVisitor, '/about/'));
    await expect(bar(firstVisitor)).toBeHidden();
    await expectPublicPages(page, PAGES);
    expectNothingStored(cache, ['data-chosen', ...(await identifiers(firstVisitor))]);
    expectPrivate(received);
    for (const { path, html } of received) expect(html, path).toContain('data-chosen');

    // The second visitor's pages are stored now. Only the script knows that the first one has answered.
    expect((await open(firstVisitor, '/')).isHit).toBe(true);
    if (javaScriptEnabled) await expect(bar(firstVisitor)).toBeHidden();
    else await expect(bar(firstVisitor)).toBeVisible();
    await expectWorkingShop(page);
  });
}

test('a visitor’s referrer is not on pages of the next visitor, and its query is on no page @js', async ({
  firstVisitor,
  page,
  cache,
}) => {
  const referer = 'https://mail.example/inbox/thread-of-visitor-one?token=secret';
  const received = await receiveAll(firstVisitor, PAGES, { referer });
  await expectPublicPages(page, PAGES);
  expectNothingStored(cache, ['mail.example', 'visitor-one']);
  expectPrivate(received);
  for (const { path, html } of received) {
    expect(html, path).toContain('value="https://mail.example/inbox/thread-of-visitor-one"');
    expect(html, path).not.toContain('token=secret');
  }
});

test('after a visitor opens an order page, no later page contains the order’s URL @js', async ({
  firstVisitor,
  page,
  cache,
}) => {
  const { url, key } = await wp<{ url: string; key: string }>(
    `$order = new WC_Order(); $order->set_status('processing'); $order->save();
     return ['url' => $order->get_checkout_order_received_url(), 'key' => $order->get_order_key()];`,
  );
  expect(url).toContain(key);
  const received = await open(firstVisitor, url);
  const front = firstVisitor.waitForResponse((response) => new URL(response.url()).pathname === '/');
  await firstVisitor.getByRole('contentinfo').getByRole('link', { name: 'Stallkeeper', exact: true }).click();
  const response = await front;
  await firstVisitor.waitForLoadState();
  // WordPress 6.8 and later let the browser prefetch the link, and the body of a prefetched response cannot be read.
  const body = await firstVisitor.content();
  expect(await response.request().headerValue('referer'), 'what the browser tells the shop').toContain(key);
  expect(await expectPublicPage(page, '/')).not.toContain(key);
  expectNothingStored(cache, [key, 'order-received']);
  expect(body).not.toMatch(/order-received|key=wc_order_/);
  expectPrivate([received]);
});

test('after one visitor’s order, the next visitor receives neither the order nor the session @js', async ({
  firstVisitor,
  page,
  cache,
}) => {
  const email = anEmail();
  await intoCart(firstVisitor);
  await order(firstVisitor, email);
  const address = firstVisitor.url();
  const key = new URL(address).searchParams.get('key') ?? '';
  expect(key).toMatch(/^wc_order_/);
  const received = await receiveAll(firstVisitor, PAGES, { referer: address });
  await expectPublicPages(page, PAGES);
  expectNothingStored(cache, [key, email, 'order-received', ...(await identifiers(firstVisitor))]);
  expectPrivate(received);
  await expectWorkingShop(page);
});

test('after one visitor fills the cart, the next visitor’s cart is empty on every page', async ({
  firstVisitor,
  page,
  cache,
  javaScriptEnabled,
}) => {
  const product = await aProduct();
  await intoCart(firstVisitor, product);
  await firstVisitor.goto(`/?add-to-cart=${product.id}&quantity=2`);
  await expect(count(firstVisitor)).toHaveText('3');
  const pages = [product.path, ...PAGES];
  const received = await receiveAll(firstVisitor, pages);
  await expect(count(firstVisitor)).toHaveText('3');
  for (const path of pages) {
    const publicPage = await receive(page, path);
    expectPublic(publicPage);
    expect(publicPage.html, path).not.toContain('woocommerce-message');
  }
  await expectPublicPage(page, product.path);
  expectNothingStored(cache, ['woocommerce-message', ...(await identifiers(firstVisitor))]);
  expectPrivate(received);
  for (const { path, html } of received) expect(html, path).toMatch(/cart-link__count"[^>]*>3</);

  // The second visitor's pages are stored now. Only the script knows that the first one's cart is not empty.
  expect((await open(firstVisitor, '/journal/')).isHit).toBe(true);
  await expect(count(firstVisitor)).toHaveText(javaScriptEnabled ? '3' : '0');
  expectNothingStored(cache, await identifiers(firstVisitor));
  await expectWorkingShop(page);
});

test('after a visitor with a cart and a consent choice searches, the next visitor gets the same results without visitor data @js', async ({
  firstVisitor,
  page,
  cache,
}) => {
  await firstVisitor.goto(LANDING);
  await answer(firstVisitor, 'Refuse');
  await intoCart(firstVisitor);
  await firstVisitor.getByRole('banner').locator('input[name=s]').fill('kettle');
  await firstVisitor.getByRole('banner').locator('input[name=s]').press('Enter');
  await firstVisitor.waitForURL(/[?&]s=kettle/);
  const titles = (visitor: Page) =>
    visitor.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const found = await titles(firstVisitor);
  expect(found.length).toBeGreaterThan(0);
  const address = firstVisitor.url().slice(new URL(firstVisitor.url()).origin.length);
  await expectPublicPage(page, address);
  expect(await titles(page)).toEqual(found);
  expectNothingStored(cache, ['data-chosen', ...(await identifiers(firstVisitor))]);
});

test('after one visitor logs in and out, no page contains account data @js', async ({
  firstVisitor,
  page,
  cache,
}) => {
  await logIn(firstVisitor);
  const received = await receiveAll(firstVisitor, PAGES);
  for (const { path, html } of received) expect(html, path).toContain('id="wpadminbar"');
  await expectPublicPages(page, PAGES);
  expectNothingStored(cache, ['wp-admin-bar', '_wpnonce', ...(await identifiers(firstVisitor))]);
  expectPrivate(received);

  await firstVisitor.goto('/wp-login.php?action=logout');
  await firstVisitor.getByRole('link', { name: 'log out' }).click();
  await firstVisitor.waitForURL(/loggedout/);
  await expectPublicPages(firstVisitor, PAGES);
});

test('one visitor has left a comment: name, address and the waiting comment are on no page for others @js', async ({
  firstVisitor,
  page,
  cache,
}) => {
  const path = '/how-the-stall-came-indoors/';
  const { hash, id, waiting } = await wp<{ hash: string; id: number; waiting: string }>(
    `$post = get_page_by_path('how-the-stall-came-indoors', OBJECT, 'post');
     $id = wp_insert_comment(['comment_post_ID' => $post->ID, 'comment_author' => 'Visitor One', 'comment_author_email' => 'one@example.test', 'comment_content' => 'Waits for approval', 'comment_approved' => 0]);
     $query = ['unapproved' => $id, 'moderation-hash' => wp_hash(get_comment($id)->comment_date_gmt)];
     return ['hash' => COOKIEHASH, 'id' => $id, 'waiting' => add_query_arg($query, '/how-the-stall-came-indoors/')];`,
  );
  try {
    expect((await open(firstVisitor, waiting)).html).toContain('Waits for approval');
    const url = test.info().project.use.baseURL ?? '';
    await firstVisitor.context().addCookies([
      { name: `comment_author_${hash}`, value: 'Visitor%20One', url },
      { name: `comment_author_email_${hash}`, value: 'one%40example.test', url },
    ]);
    const received = await open(firstVisitor, path);
    expect(received.html).toContain('one@example.test');
    const html = await expectPublicPage(page, path);
    expect(html).not.toMatch(/Visitor One|one@example\.test/);
    expectNothingStored(cache, ['Visitor One', 'one@example.test', 'Waits for approval']);
    expectPrivate([received]);
  } finally {
    await wp('wp_delete_comment($args, true);', id);
  }
});

test('after one visitor unlocks a post, the next visitor still needs the password @js', async ({
  firstVisitor,
  page,
  cache,
}) => {
  const path = '/supper-club-list/';
  const password = (visitor: Page) => visitor.getByRole('main').getByLabel('Password');
  // Before: a stored form would be shown again to those who have entered the password.
  await page.goto(path);
  await firstVisitor.goto(path);
  await password(firstVisitor).fill('thursday');
  await password(firstVisitor).press('Enter');
  await expect(firstVisitor.getByRole('main')).toContainText('quietlanternpw');
  expect(await expectPublicPage(page, path)).not.toContain('quietlanternpw');
  await expect(password(page)).toBeVisible();
  expectNothingStored(cache, ['quietlanternpw', ...(await identifiers(firstVisitor))]);
});

test('feeds, redirects, missing pages and HEAD requests set no cookie that a cache would hand on @no-js', async ({
  firstVisitor,
  page,
  cache,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404/);
  await firstVisitor.goto(LANDING);
  await answer(firstVisitor, 'Allow');
  await intoCart(firstVisitor);
  const { request } = firstVisitor.context();
  expect((await request.head('/author/giorgos-papadakis/')).headers()['cache-control']).toContain('private');
  for (const path of ['/feed/', '/wp-sitemap.xml', '/robots.txt', '/journal', '/no-such-page/', '/wp-json/'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBeLessThan(405);
  expectNothingStored(cache, await identifiers(firstVisitor));
  await open(page, '/no-such-page/');
  await expect(count(page)).toHaveText('0');
  await expectPublicPage(page, '/author/giorgos-papadakis/');
});
