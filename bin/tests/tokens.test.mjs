import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../lib/paths.mjs';
import { tokenFiles } from '../lib/tokens/files.mjs';
import { property, readSource } from '../lib/tokens/source.mjs';

const source = readSource();

/** @returns {string[]} paths of the files in a directory whose names match */
const filesOf = (directory, pattern) =>
  readdirSync(at(directory), { recursive: true })
    .map(String)
    .filter((name) => pattern.test(name))
    .map((name) => `${directory}/${name}`);
const textOf = (files) => files.map((file) => readFileSync(at(file), 'utf8')).join('\n');
const all = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

const sheets = [...filesOf('theme/assets/css', /\.css$/), ...filesOf('plugin/assets/css', /\.css$/)];
const css = textOf(sheets);
const used = all(`${css}\n${textOf(['theme/theme.json'])}`, /var\(\s*(--stallkeeper-[\w-]+)/g);

test('the generated stylesheets and theme.json are up to date', async () => {
  for (const [file, text] of Object.entries(await tokenFiles(source)))
    assert.equal(readFileSync(at(file), 'utf8'), text, `${file} is not up to date: npm run tokens`);
});

test('every custom property that a stylesheet or theme.json reads is set somewhere', () => {
  const outside = textOf([
    ...filesOf('hydrate', /(?<!\.test)\.ts$/),
    ...filesOf('php-render/src/Slider', /\.php$/),
    'theme/inc/FrontPage/ImageFocus.php',
    ...filesOf('plugin/templates', /\.php$/),
  ]);
  const set = new Set([
    ...all(css, /(--stallkeeper-[\w-]+):/g),
    ...all(outside, /setProperty\(\s*'(--stallkeeper-[\w-]+)'/g),
    ...all(outside, /['";](--stallkeeper-[\w-]+):/g),
  ]);
  // Set for each window width: SliderViewModel.php.
  const isSet = (name) => set.has(name) || /^--stallkeeper-slider-visible-\d+$/.test(name);
  assert.deepEqual(
    [...used].filter((name) => !isSet(name)),
    [],
  );
});

test('every token is used', () => {
  const names = [
    ...source.tokens.map(property),
    ...source.tokens.filter(({ plugin }) => plugin).map(({ name }) => `--stallkeeper-tools-${name}`),
  ];
  assert.deepEqual(
    names.filter((name) => !used.has(name)),
    [],
  );
});

test('widths and heights of the window are in custom media queries only, and each of them is used', () => {
  const queries = all(css, /@media ([^{]+)/g);
  assert.deepEqual(
    [...queries].filter((query) => /width|height/.test(query)),
    [],
  );
  const named = all([...queries].join('\n'), /\((--[\w-]+)\)/g);
  const defined = all(css, /@custom-media (--[\w-]+)/g);
  assert.deepEqual([...named].sort(), [...defined].sort());
});

test('no stylesheet repeats its colors for dark mode', () => {
  assert.equal([...css.matchAll(/prefers-color-scheme/g)].length, 0);
});

test('script and styles agree on the width from which menus are wide', () => {
  const script = readFileSync(at('hydrate/nav/wideScreen.ts'), 'utf8');
  assert.equal(/const WIDE = '(.+)';/.exec(script)?.[1], source.media.theme['menu-wide']);
  assert.equal(/const DESKTOP = '(.+)';/.exec(script)?.[1], source.media.theme.desktop);
});
