/** React for all islands. Other bundles import it from this bundle, so that a page loads it once. */
// @ts-expect-error -- The package is CommonJS, whose types cannot be exported together. Webpack lists the exports.
export * from 'react';
export { default } from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
export { jsxDEV } from 'react/jsx-dev-runtime';
export { hydrateRoot } from 'react-dom/client';
