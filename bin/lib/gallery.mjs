import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every template of the theme by an address that the demo has; what a shop adds is left out where none runs. */
export const TEMPLATES = {
  'front page': '/',
  journal: '/journal/',
  category: '/category/kitchen/',
  author: '/author/giorgos-papadakis/',
  post: '/how-the-stall-came-indoors/',
  'post with pictures': '/one-morning-in-nine-pictures/',
  'post with everything': '/everything-in-one-go/',
  'post behind a password': '/supper-club-list/',
  page: '/about/',
  search: '/?s=tea',
  'search in a grid': '/find-in-a-grid/',
  'nothing found': '/?s=zzqxv',
  'not found': '/no-such-page-here/',
  shop: '/shop/',
  cart: '/cart/',
  checkout: '/checkout/',
};

/**
 * Actions before a screenshot is taken, for parts that a visitor can open.
 * @type {Record<string, [path: string, act: (page: import('@playwright/test').Page) => Promise<void>, width: number]>}
 */
export const STATES = {
  'front page, menu open': ['/', (page) => page.click('.main-nav summary'), 390],
  'front page, catalog open': ['/', (page) => page.click('#catalog-toggle'), 390],
  'front page, submenu open': ['/', (page) => page.hover('.main-nav .nav__list > li:nth-child(4)'), 1366],
};

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Writes an HTML page with all screenshots.
 * @param {string} folder with the pictures
 * @param {{name: string, file: string, how: string}[]} pictures
 * @returns {string} its file
 */
export function writeGallery(folder, pictures) {
  const names = [...new Set(pictures.map(({ name }) => name))];
  const rows = names.map((name) => {
    const own = pictures.filter((one) => one.name === name);
    const figures = own.map(
      ({ file, how }) =>
        `<figure><a href="${file}"><img src="${file}" alt="${escape(`${name}, ${how}`)}" loading="lazy"></a><figcaption>${escape(how)}</figcaption></figure>`,
    );
    return `<section><h2>${escape(name)}</h2><div>${figures.join('')}</div></section>`;
  });
  const style =
    'body{font:1rem system-ui;margin:2rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0;flex:none}img{height:26rem;width:auto;object-fit:cover;object-position:top;border:1px solid #999}';
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stallkeeper, page by page</title><style>${style}</style><h1>Stallkeeper, page by page</h1>${rows.join('')}</html>`,
  );
  return file;
}
