import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../lib/paths.mjs';

// The format of the WordPress accessibility team: https://wpaccessibility.org/docs/topics/documenting-accessibility/accessibility-txt/
const TITLE = 'Accessibility Statement';
const SECTIONS = [
  'Quick Information',
  'Testing Tools and Methodology',
  'Screen Reader Text Class',
  'Accessibility Features',
  'Accessibility Help Contact',
  'Where to Report Issues',
];
const AUDIT = 'Accessibility audit completed';
/** Only an audit gives these lines a meaning. */
const OF_AN_AUDIT = {
  'Most recent audit date': /^\d{4}-\d{2}-\d{2}$/,
  'Tested to standard and conformance level':
    /^WCAG 2\.\d (A|AA|AAA) \((supports|partially supports|does not support)\)$/,
  'Audited by': /\S/,
  'Accessibility Conformance Report': /^https:\/\//,
};
const CONTACT = /https:\/\/\S+|[\w.+-]+@[\w-]+\.\w+/;
/** The declarations of the team's class for screen reader text; logical properties and pixel sizes as in the theme. */
const HIDDEN = [
  /position: absolute\b/,
  /inline-size: 1px;/,
  /block-size: 1px;/,
  /margin: -1px;/,
  /overflow: hidden;/,
  /clip-path: inset\(50%\);/,
  /overflow-wrap: normal !important;/,
];

const text = readFileSync(at('theme/accessibility.txt'), 'utf8');
const [, title, statement, rest] = /^=== (.+) ===\n([\s\S]*?)\n(== [\s\S]*)$/.exec(text) ?? [];
const sections = new Map(
  [...(rest ?? '').matchAll(/^== (.+) ==\n([\s\S]*?)(?=\n== |$(?![\s\S]))/gm)].map(([, name, body]) => [
    name,
    body.trim(),
  ]),
);

test('style.css has the tag that makes accessibility.txt mandatory', () => {
  assert.match(readFileSync(at('theme/style.css'), 'utf8'), /^Tags:.*\baccessibility-ready\b/m);
});

test('the statement comes first, then the sections in the order of the format, each with text', () => {
  assert.equal(title, TITLE);
  assert.match(statement, /\w/);
  assert.deepEqual([...sections.keys()], SECTIONS);
  for (const [name, body] of sections) assert.match(body, /\w/, name);
});

test('the quick information says whether there was an audit, and details only where there was one', () => {
  const lines = sections
    .get('Quick Information')
    .split('\n')
    .map((line) => /^([^:]+): (.+)$/.exec(line)?.slice(1) ?? [line]);
  const [[first, answer], ...others] = lines;
  assert.equal(first, AUDIT);
  assert.match(answer, /^(Yes|No)$/);
  if (answer === 'No') assert.deepEqual(others, []);
  for (const [name, value] of others) {
    assert.ok(OF_AN_AUDIT[name], `${name} is not part of the format`);
    assert.match(value, OF_AN_AUDIT[name]);
  }
});

test('the named class hides text by the required styles, and shows it with the focus', () => {
  const [, name] = /^`?\.([a-z-]+)`?$/.exec(sections.get('Screen Reader Text Class')) ?? [];
  const css = readFileSync(at('theme/assets/css/base/utility.css'), 'utf8');
  const rule = (selector) => css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  for (const declaration of HIDDEN) assert.match(rule(`.${name}`), declaration);
  assert.match(rule(`.${name}:focus`), /clip-path: none;/);
});

test('help and reports have an address each', () => {
  for (const name of ['Accessibility Help Contact', 'Where to Report Issues'])
    assert.match(sections.get(name), CONTACT, name);
});
