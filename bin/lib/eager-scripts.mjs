import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/** Scripts that a page loads as one file. A static import would add the imported file to their size. */
const EAGER_SCRIPTS = [
  'plugin/build/search.js',
  'plugin/build/consent-banner.js',
  'plugin/build/consent-plugin.js',
  'plugin/build/order-source-collect.js',
  'plugin/build/order-source-elements.js',
  'plugin/build/consent-mode.js',
  'plugin/build/suggestions.js',
  'plugin/build/late-widget.js',
  'plugin/build/product-filters.js',
  'plugin/build/search-report.js',
  'theme/build/shop.js',
  'theme/build/block-checkout.js',
  'theme/build/slider.js',
];

/** `import{a}from"b"`, `import"b"` and the like, but not `import("b")`. */
const STATIC_IMPORT = /(?:^|[;}\s])import\s*["'{*\w$]/;

/** @param {string} script */
export const hasStaticImport = (script) => STATIC_IMPORT.test(script);

/** @returns {string[]} eager scripts that import another file statically */
export const withStaticImports = () =>
  EAGER_SCRIPTS.filter((file) => hasStaticImport(readFileSync(at(file), 'utf8')));
