/** Requests that no browser of this theme sends. The same seed makes the same requests. */

const WORDS = [
  'tea',
  'the',
  'kettle',
  'bread',
  'a',
  's',
  'мёд',
  '東京都',
  '茶',
  'naïve',
  'ﷺ',
  '𝒳',
  '0',
  '-1',
  'null',
];
const TEXTS = [
  ...[
    '"',
    "'",
    '((((',
    'NEAR(a b, 2)',
    'title:x*',
    'a AND (b',
    '^x',
    "'; DROP TABLE posts; --",
    '{title}: x',
    '*',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
    '${x}',
    '%00',
    '\0',
    '\u202Eabc',
    '\uD800',
  ],
  ...[
    '../../wp-config.php',
    '..\\..\\',
    'file:///etc/passwd',
    'php://filter',
    'http://127.0.0.1:1/',
    'javascript:alert(1)',
  ],
  ...[
    '=1+1',
    '-',
    '\\',
    '\\-x',
    ':',
    'a:b:c',
    'x'.repeat(600),
    'é'.repeat(513),
    'a '.repeat(400),
    '東'.repeat(600),
  ],
];
const FACETS = [
  'taxonomies.category',
  'taxonomies.post_tag',
  'post_type',
  'post_year',
  'stock_status',
  '_tags',
  'content',
  'x',
];
const GROUPS = ['shop_category', 'shop_tag', 'shop_author', 'shop_year', 'shop_stock'];
// Not `_wpnonce` and `_method`: WordPress itself fails on lists of them, at every address of its REST API.
const PARAMS = ['_fields', '_embed', '_envelope', '_jsonp', 'context', '_locale', 'rest_route', 'x'];

/** Pseudo-random numbers from 0 to 1 (mulberry32). @param {number} seed */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @typedef {{kind: string, method: string, path: string, headers: Record<string, string>, body: string|Buffer|null, sought: string|null}} Hostile
 *   sought: the word of a hidden post that a search asks for
 * @param {number} seed
 * @param {{light: string, rest: string, appId: string, apiKey: string, indexName: string, words: string[]}} site light and
 *   rest: paths of the endpoints; words: of hidden posts
 * @returns {() => Hostile} each call makes the next request
 */
export function hostileRequests(seed, site) {
  const next = random(seed);
  const below = (n) => Math.floor(next() * n);
  const pick = (list) => list[below(list.length)];
  const chance = (share) => next() < share;
  const many = (n, make) => Array.from({ length: n }, make);
  const text = () => (chance(0.5) ? pick(WORDS) : pick(TEXTS));
  const odd = (depth = 0) =>
    [
      () => text(),
      () => null,
      () => chance(0.5),
      () => pick([-1, 0, 1.5, 1e308, -1e308, 2 ** 53, 999999]),
      () => (depth > 3 ? [] : many(below(4), () => odd(depth + 1))),
      () => (depth > 3 ? {} : Object.fromEntries(many(below(4), () => [text(), odd(depth + 1)]))),
    ][below(6)]();
  const encode = (value) => encodeURIComponent(value.toWellFormed?.() ?? value).replaceAll('%00', '%00');
  const bytes = () => pick(['%FF%FE', '%C0%AF', '%E6%9D', '%00', '%0d%0aSet-Cookie:x=1', '%F0%9F']);
  const address = () => `10.${below(256)}.${below(256)}.${below(256)}`;

  const leaf = () => {
    const value = pick([`Tag ${below(50)}`, text(), '2024', 'post', '']);
    return pick([
      `${pick(FACETS)}:${value}`,
      `-${pick(FACETS)}:${value}`,
      `${pick(FACETS)}:-${value}`,
      text(),
    ]);
  };
  const filters = (n) =>
    n < 2
      ? pick([
          `${pick(FACETS)}:"${text()}"`,
          `price ${pick(['<', '>', '>=', '!='])} ${below(99)}`,
          `price:0 TO ${below(1e6)}`,
          `rating ${pick(['>', '>=', '<='])} ${below(5)}`,
          `post_date:0 TO ${below(1e9)}`,
        ])
      : `${pick(['', 'NOT ', '('.repeat(below(3))])}${filters(n >> 1)} ${pick(['AND', 'OR', 'AND NOT'])} ${filters(n - (n >> 1))}${')'.repeat(below(3))}`;

  function search() {
    const sought = chance(0.15) ? pick(site.words) : null;
    const params = { query: sought ?? many(1 + below(4), text).join(' ') };
    if (sought !== null) return [{ ...params, typoTolerance: false, facets: ['*'] }, sought];
    if (chance(0.3)) params.queryType = pick(['prefixAll', 'prefixNone', 'x', 1]);
    if (chance(0.4)) params.facets = pick([['*'], FACETS, many(100, text), text(), odd()]);
    if (chance(0.3))
      params.facetFilters = pick([
        many(below(30), leaf),
        [many(below(30), leaf)],
        many(4, () => many(4, leaf)),
        odd(),
      ]);
    if (chance(0.2))
      params.numericFilters = pick([
        many(
          below(30),
          () => `${pick(['price', 'max_price', 'rating'])}${pick(['<', '=', '>', '!='])}${below(99)}`,
        ),
        ['price>0', 'rating>=0'],
        odd(),
      ]);
    if (chance(0.2))
      params.filters = pick([filters(1 + below(30)), text(), 'NOT '.repeat(below(60)) + 'a:b']);
    if (chance(0.1)) params.tagFilters = odd();
    if (chance(0.3)) params.hitsPerPage = pick([0, 1, 1000, 1e9, -5, 'x', odd()]);
    if (chance(0.2)) params.page = pick([-1, 3, 99, 1e9, 'x', odd()]);
    if (chance(0.2))
      params.attributesToSnippet = pick([['*'], many(100, () => `content:${below(99)}`), odd()]);
    if (chance(0.2)) params.attributesToHighlight = pick([['*'], many(100, text), odd()]);
    if (chance(0.1)) params.highlightPreTag = pick(['<', 'e', text()]);
    if (chance(0.2))
      params[pick(['index', 'type', 'facet', 'params', 'indexName', text()])] = pick([site.indexName, odd()]);
    return [params, null];
  }

  const keys = () =>
    chance(0.93)
      ? `x-algolia-application-id=${site.appId}&x-algolia-api-key=${site.apiKey}`
      : pick([
          '',
          'x-algolia-application-id[]=x&x-algolia-api-key[]=x',
          `x-algolia-application-id=${site.appId}&x-algolia-api-key=${bytes()}`,
        ]);

  function body() {
    const [params, sought] = search();
    const request = {
      indexName: pick([
        site.indexName,
        site.indexName,
        site.indexName,
        `${site.indexName}_price_asc`,
        '../x',
        'wp_users',
      ]),
      ...params,
    };
    if (sought !== null)
      return [JSON.stringify({ requests: [{ ...request, indexName: site.indexName }] }), sought];
    const made = pick([
      () => JSON.stringify({ requests: [request] }),
      () => JSON.stringify({ requests: [request] }),
      () => JSON.stringify({ requests: many(1 + below(60), () => ({ ...request, query: text() })) }),
      () =>
        JSON.stringify({
          requests: [
            { type: 'facet', facet: pick(FACETS), facetQuery: text(), maxFacetHits: odd(), ...request },
          ],
        }),
      () =>
        JSON.stringify({
          requests: [
            {
              indexName: site.indexName,
              params: pick([
                params,
                new URLSearchParams({ query: text(), facets: '["*"' }).toString(),
                odd(),
              ]),
            },
          ],
        }),
      () => JSON.stringify({ requests: odd() }),
      () => JSON.stringify({ requests: [request], x: 'x'.repeat(below(600_000)) }),
      () => '['.repeat(below(5000)),
      () => JSON.stringify({ requests: [request] }).slice(0, -below(20)),
      () => Buffer.from([...many(below(200), () => below(256))]),
    ])();
    return [made, null];
  }

  function endpoint(kind, base) {
    const more =
      kind === 'rest' && chance(0.4) ? `&${pick(PARAMS)}${pick(['', '[]', '[a][b]'])}=${encode(text())}` : '';
    const join = base.includes('?') ? '&' : '?';
    const [made, sought] = body();
    const path = pick([
      '/1/indexes/*/queries',
      '/1/indexes/*/queries',
      '/1/indexes/*/queries',
      `/1/indexes/${pick([site.indexName, '..%2F..%2Fx', bytes()])}/query`,
      `/1/indexes/${site.indexName}/facets/${pick([...FACETS, '..%2F', bytes()])}/query`,
    ]);
    const isPlain = path.endsWith('queries');
    return {
      kind,
      method: sought !== null || chance(0.95) ? 'POST' : pick(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']),
      path: `${base}${path}${join}${sought === null ? keys() : `x-algolia-application-id=${site.appId}&x-algolia-api-key=${site.apiKey}`}${more}`,
      headers: {
        'content-type': pick([
          'text/plain',
          'application/json',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
        ]),
      },
      body: made,
      sought: isPlain ? sought : null,
    };
  }

  function results() {
    const sought = chance(0.15) ? pick(site.words) : null;
    const parts = [`s=${encode(sought ?? text())}`];
    for (let i = below(25); i > 0; i--)
      parts.push(
        `${pick(GROUPS)}${pick(['[]', '[]', '', '[a]', '[a][b]'])}=${chance(0.1) ? bytes() : encode(text())}`,
      );
    if (chance(0.3)) parts.push(`shop_type=${pick(['product', 'x', encode(text())])}`);
    if (chance(0.3)) parts.push(`shop_sort=${pick(['newest', 'price', 'price-desc', 'x'])}`);
    if (chance(0.3))
      parts.push(`shop_min=${encode(text())}&shop_max=${pick(['1', '-1', '1e99', '9'.repeat(50)])}`);
    if (chance(0.3)) parts.push(`shop_find[${pick([...GROUPS, 'x'])}]${pick(['', '[]'])}=${encode(text())}`);
    if (chance(0.3)) parts.push(`paged=${pick(['-1', '0', '2', '99999999999', 'x', '1[]'])}`);
    if (chance(0.1))
      parts.push(
        pick([
          's[]=x',
          'feed=rss2',
          'post_type=product',
          'm=99999999',
          'cat=-1',
          'orderby=rand',
          'p=1',
          'author=1',
        ]),
      );
    return {
      kind: 'page',
      method: 'GET',
      path: `/?${parts.join('&')}`,
      headers: {},
      body: null,
      sought: null,
    };
  }

  const form = (fields) => fields.map(([name, value]) => `${name}=${encode(String(value))}`).join('&');
  const other = () =>
    pick([
      () => [
        'consent',
        'POST',
        '/',
        form([
          ['stallkeeper_consent', pick(['grant', 'deny', 'x', text()])],
          ['stallkeeper_referrer', text()],
          ...(chance(0.5) ? [['quiet', '1']] : []),
        ]),
      ],
      () => [
        'consent',
        'POST',
        `/?utm_source=${encode(text())}&utm_campaign[]=x&gclid=${encode(text())}`,
        `stallkeeper_consent[]=${encode(text())}`,
      ],
      () => [
        'cart',
        'GET',
        `/?add-to-cart=${pick(['1', '-1', '999999', encode(text())])}&quantity=${pick(['-1', '1e9', '0', encode(text())])}`,
        null,
      ],
      () => [
        'cart',
        'POST',
        `/?wc-ajax=${pick(['add_to_cart', 'get_refreshed_fragments', 'checkout', 'update_order_review', encode(text())])}`,
        form([
          ['product_id', odd()],
          ['quantity', odd()],
          ['post_data', text()],
        ]),
      ],
      () => [
        'checkout',
        'POST',
        '/checkout/',
        form([
          ['woocommerce_checkout_place_order', '1'],
          ['billing_email', text()],
          ['billing_first_name', text()],
          ['order_comments', text()],
        ]),
      ],
      () => ['checkout', 'POST', '/wp-json/wc/store/v1/checkout', JSON.stringify(odd())],
      () => [
        'rest',
        'GET',
        `/wp-json/wp/v2/posts?search=${encode(pick([...site.words, text()]))}&per_page=${pick(['1', '100', '-1'])}&${pick(['_fields=title', '_embed', 'context=edit', 'status=draft'])}`,
        null,
      ],
      () => [
        'rest',
        'GET',
        `/wp-json/stallkeeper/v1/${pick(['search', 'search-health/entry', 'search-health/privacy', 'x', 'search/1/indexes'])}?_fields=${encode(text())}`,
        null,
      ],
      () => ['rest', 'GET', `/wp-json/wp/v2/search?search=${encode(pick(site.words))}&_fields=title`, null],
      () => [
        'light',
        'POST',
        `${site.light.replace(/[0-9a-f]{32}/, pick(['0'.repeat(32), 'f'.repeat(31), '..%2f..', bytes()]))}/1/indexes/*/queries`,
        '{}',
      ],
      () => [
        'page',
        'GET',
        `/${pick(['search/', 'page/', 'tag/', 'author/', 'shop/', 'shop/page/'])}${encode(text())}/?shop_s=${encode(text())}&shop_page=${encode(text())}`,
        null,
      ],
      () => [
        'page',
        'GET',
        `/?shop_s=${encode(text())}&shop_s_2[]=x&shop_page=${pick(['-1', '9'.repeat(20)])}&utm_source=${encode(text())}`,
        null,
      ],
    ])();

  function elsewhere() {
    const [kind, method, path, content] = other();
    const type =
      typeof content === 'string' && content.startsWith('{')
        ? 'application/json'
        : 'application/x-www-form-urlencoded';
    return {
      kind,
      method,
      path,
      headers: content === null ? {} : { 'content-type': type },
      body: content,
      sought: null,
    };
  }

  /** Header values are bytes of Latin-1 without controls. */
  const header = (value) => value.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').slice(0, 2000);
  function forged() {
    const headers = {
      'x-forwarded-for': pick([
        address(),
        address(),
        address(),
        `${text()}, ${address()}`,
        `${address()}, ${'1.1.1.1, '.repeat(30)}${address()}`,
      ]),
    };
    if (chance(0.2))
      headers.referer = pick(['http://evil.example/?utm_source=x', text(), 'https://www.google.com/']);
    if (chance(0.1)) headers.origin = pick(['null', 'http://evil.example', text()]);
    if (chance(0.1)) headers['user-agent'] = text();
    if (chance(0.05)) headers['x-http-method-override'] = pick(['DELETE', 'PUT', 'x']);
    if (chance(0.05)) headers['if-modified-since'] = text();
    if (chance(0.25))
      headers.cookie = many(1 + below(4), () => {
        const name = pick([
          'sbjs_first',
          'sbjs_current',
          'sbjs_session',
          'sbjs_udata',
          'sbjs_current[]',
          'stallkeeper_source',
          'stallkeeper_source_again',
          'stallkeeper_consent',
          'stallkeeper_consent[a]',
          'wordpress_logged_in_x',
          'wp_woocommerce_session_x',
        ]);
        return `${name}=${encodeURIComponent(text().toWellFormed?.() ?? '')}`;
      }).join('; ');
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, header(value)]));
  }

  return () => {
    const share = next();
    const request =
      share < 0.62
        ? endpoint('light', site.light)
        : share < 0.74
          ? endpoint('rest', site.rest)
          : share < 0.86
            ? results()
            : elsewhere();
    return { ...request, headers: { ...request.headers, ...forged() } };
  };
}
