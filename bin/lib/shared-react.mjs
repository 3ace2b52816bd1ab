import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/** The bundle that contains React. */
const ENTRY = 'hydrate/entries/plugin/react.ts';
/** Modules whose exports the bundle exports. */
const EXPORTED = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'];
const PACKAGES = ['react', 'react-dom', 'scheduler'];
const IS_REACT = /^react(-dom)?(\/|$)/;
const IS_INSIDE = new RegExp(`/node_modules/(${PACKAGES.join('|')})/|/${ENTRY}$`);

/** @returns {string} URL relative to the other bundles; changes with React's version and with the exports of the bundle */
export function sharedReactUrl() {
  const hash = createHash('sha256').update(readFileSync(at(ENTRY)));
  for (const name of PACKAGES) hash.update(readFileSync(at('node_modules', name, 'package.json')));
  return `./react.js?ver=${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Lets all bundles import React from one file, `react.js` in the same directory. See docs/decisions/architecture/one-react.md.
 *
 * @returns {(data: import('webpack').ExternalItemFunctionData, callback: (error?: Error | null, external?: string) => void) => void}
 *   a function for webpack's option `externals`
 */
export function sharedReact() {
  const external = `module ${sharedReactUrl()}`;
  return ({ request = '', contextInfo }, callback) => {
    if (!IS_REACT.test(request) || IS_INSIDE.test(contextInfo?.issuer ?? '')) callback();
    else if (EXPORTED.includes(request)) callback(null, external);
    else callback(new Error(`${ENTRY} does not export ${request}.`));
  };
}
