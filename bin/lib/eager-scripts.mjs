import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { at } from './paths.mjs';
import { Fail } from './say.mjs';

/** What a page may cost, in bytes after gzip as a host does it (level 6). 1 kB is 1000 bytes. */
export const BUDGETS = {
  'plugin/build/search.js': { what: 'search, on every page with a widget', bytes: 1200, isEager: true },
  'theme/build/nav.js': { what: 'menus, catalog and the bar, on every page', bytes: 4000 },
  'plugin/build/source-gate.js': {
    what: 'order sources before consent, on every page',
    bytes: 980,
    isEager: true,
  },
  'plugin/build/source-gate-plugin.js': {
    what: 'the same where a consent plugin asks',
    bytes: 980,
    isEager: true,
  },
  'plugin/build/source-who.js': { what: 'who sent the visitor, where another site did', bytes: 2500 },
  'plugin/build/consent-mode.js': {
    what: 'a consent plugin’s answers for the analytics tag, where order sources are off',
    bytes: 500,
    isEager: true,
  },
  'plugin/build/source-inputs.js': {
    what: 'what fills attribution elements, on pages that have one',
    bytes: 1000,
    isEager: true,
  },
  'plugin/build/source-gather.js': { what: 'order sources once allowed', bytes: 6530, isEager: true },
  'plugin/build/source-fields.js': { what: 'the checkout’s hidden fields, when idle', bytes: 4000 },
  'plugin/build/source-block.js': { what: 'order sources in the block checkout', bytes: 1000 },
  'plugin/build/suggestions.js': {
    what: 'suggestions, at the first use of the header’s search',
    bytes: 2600,
    isEager: true,
  },
  'plugin/build/late-widget.js': {
    what: 'a widget that PHP did not see, where there is one',
    bytes: 1000,
    isEager: true,
  },
  'plugin/build/react.js': { what: 'React for the search and the checkout’s hidden fields', bytes: 69_500 },
  // With React at most 115 kB.
  'plugin/build/instant-search.js': { what: 'the search, at first use', bytes: 45_500 },
  'plugin/build/search-facets.js': { what: 'filters and orders, on pages that have them', bytes: 3000 },
  'plugin/build/search-provider.js': { what: 'a hosted provider and its ways to fail', bytes: 1200 },
  'theme/build/shop.js': { what: 'adding to the cart, on lists and products', bytes: 1500, isEager: true },
  'theme/build/block-checkout.js': {
    what: 'the email field of the block checkout',
    bytes: 500,
    isEager: true,
  },
  'theme/build/slider.js': { what: 'what waits for a slider, on pages with one', bytes: 800, isEager: true },
  'theme/build/slider-engine.js': { what: 'tiny-slider and ours, when one comes near', bytes: 16_000 },
  'theme/build/shop.css': { what: 'the shop’s styles, on its pages', bytes: 4000 },
  'theme/build/front.css': { what: 'the front page’s styles, on pages with its parts', bytes: 2000 },
  'theme/build/theme.css': { what: 'the theme’s styles, on every page', bytes: 9_300 },
  'plugin/build/tools.css': { what: 'search and consent styles, on every page', bytes: 2_700 },
};

/** `import{a}from"b"` and its kin: what they name is fetched with the file, so its bytes would count too. */
const STATIC_IMPORT = /(?:^|[;}\s])import\s*["'{*\w$]/;

/**
 * @typedef {{file: string, what: string, bytes: number, budget: number, ok: boolean}} Size
 * @param {Record<string, {what: string, bytes: number, isEager?: boolean}>} budgets by file, named from the repository's
 *   root; an eager file must be all that it brings
 * @returns {Size[]}
 * @throws {Fail} when a file is absent, or an eager one brings others
 */
export function sizes(budgets = BUDGETS) {
  return Object.entries(budgets).map(([file, { what, bytes: budget, isEager }]) => {
    const text = content(file);
    if (isEager && bringsOthers(text))
      throw new Fail(`${file} imports another file at once: it must stand alone.`);
    const bytes = gzipSync(text, { level: 6 }).length;
    return { file, what, bytes, budget, ok: bytes <= budget };
  });
}

/** Whether a script fetches another one by itself, before anybody used anything. */
export const bringsOthers = (script) => STATIC_IMPORT.test(script);

function content(file) {
  try {
    return readFileSync(at(file), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') throw new Fail(`${file} is missing: npm run build makes it.`);
    throw error;
  }
}

const kB = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;

/** @param {Size} size */
export const sizeLine = ({ file, what, bytes, budget, ok }) =>
  `${ok ? '✓' : '✗'} ${file.padEnd(32)}${kB(bytes).padStart(10)} of ${kB(budget).padStart(9)}  ${what}`;
