import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { at } from '../paths.mjs';
import { atEnd, run } from '../run.mjs';
import { dataTexts, potEntries } from './data-texts.mjs';

/** Function => places of singular, plural and context (c) among its arguments, for xgettext. */
const KEYWORDS =
  '__:1 _e:1 esc_html__:1 esc_html_e:1 esc_attr__:1 esc_attr_e:1 _x:1,2c _ex:1,2c esc_html_x:1,2c esc_attr_x:1,2c ' +
  '_n:1,2 _nx:1,2,4c _n_noop:1,2 _nx_noop:1,2,3c';

const NOT_TRANSLATED = /^(build|lib|languages|tests)\//;

/** Texts of WordPress and WooCommerce that the theme asks for. xgettext does not know text domains. */
const OTHER_DOMAINS = 'msgctxt "Default category slug"\nmsgid "Uncategorized"\nmsgstr ""\n';

const ENV = { LC_ALL: 'C.UTF-8' };
/** File names without lines: the files change only when a text does. */
const LAYOUT = ['--no-wrap', '--add-location=file'];

/**
 * Finds the texts of a package, and updates its .pot file, its .po files and their compiled form, the .l10n.php files.
 * @param {import('./packages.mjs').TranslatedPackage} translated
 * @param {{write: boolean}} options write: false changes no files
 * @returns {Promise<{report: string[], changed: string[], missing: string[]}>} changed: names of files
 */
export async function updateTranslations(translated, { write }) {
  const work = mkdtempSync(join(tmpdir(), 'translations-'));
  const end = atEnd(() => rmSync(work, { recursive: true, force: true }));
  const languages = join(translated.folder, 'languages');
  const pot = join(work, `${translated.domain}.pot`);
  await findTexts(translated, work, pot);
  const all = join(work, 'all.mo');
  await run('msgen', [pot, '-o', join(work, 'all.en')], { env: ENV });
  await run('msgfmt', [join(work, 'all.en'), '-o', all], { env: ENV });
  const report = [];
  const missing = [];
  for (const po of readdirSync(at(languages)).filter((name) => name.endsWith('.po'))) {
    const { output } = await compile(at(languages, po), pot, all, work);
    const { texts, translations, lacks } = JSON.parse(output);
    report.push(`${po}: ${translations} of ${texts}`);
    missing.push(...lacks);
  }
  const changed = readdirSync(work)
    .filter((name) => /\.(pot|po|l10n\.php)$/.test(name) && !isSame(join(work, name), at(languages, name)))
    .map((name) => join(languages, name));
  if (write) for (const file of changed) copyFileSync(join(work, file.slice(languages.length + 1)), at(file));
  await end();
  return { report, changed, missing };
}

const isSame = (a, b) => existsSync(b) && readFileSync(a).equals(readFileSync(b));

/** Writes the .pot file: first the texts that no function names, then the others in the order of the code. */
async function findTexts(translated, work, pot) {
  const [others, code, list] = ['others.txt', 'code.txt', 'list.txt'].map((name) => join(work, name));
  writeFileSync(others, OTHER_DOMAINS);
  const keywords = KEYWORDS.split(' ').map((keyword) => `--keyword=${keyword}`);
  const files = phpFiles(translated.folder);
  for (const file of files) {
    mkdirSync(dirname(join(work, file)), { recursive: true });
    writeFileSync(join(work, file), joinCalls(readFileSync(at(file), 'utf8')));
  }
  await run(
    'xgettext',
    [
      ...['--language=PHP', '--from-code=UTF-8', '--add-comments=translators', ...LAYOUT],
      ...['--keyword', ...keywords, `--exclude-file=${others}`, `--output=${code}`],
      ...files,
    ],
    { cwd: work, env: ENV },
  );
  // The header that xgettext writes ends with the first empty line.
  const found = readFileSync(code, 'utf8').replace(/^.*?\n\n/s, '');
  const parts = [head(translated), potEntries(dataTexts(translated)), found];
  writeFileSync(list, parts.join('\n'));
  await run('msguniq', ['--use-first', ...LAYOUT, '-o', pot, list], { env: ENV });
}

/**
 * Puts the text of a call into the line of the function's name, because xgettext knows a comment up to the next line only.
 * @param {string} php
 */
export const joinCalls = (php) => php.replace(/\b(_\w*|esc_\w+_[_ex])\(\s*\n\s*(?=['"])/g, '$1(');

/** @param {import('./packages.mjs').TranslatedPackage} translated */
const head = ({ name, domain }) =>
  [
    'msgid ""',
    'msgstr ""',
    `"Project-Id-Version: ${name}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    '"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"',
    `"X-Domain: ${domain}\\n"`,
    '',
  ].join('\n');

/** @param {string} folder */
const phpFiles = (folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.php') && !NOT_TRANSLATED.test(name))
    .map((name) => join(folder, name))
    .sort();

/** Updates a copy of the .po file in `work`, and compiles it. A changed text keeps its translation, marked as fuzzy. */
async function compile(po, pot, all, work) {
  const name = po.slice(po.lastIndexOf('/') + 1);
  const [merged, updated] = [join(work, 'merged.txt'), join(work, name)];
  await run('msgmerge', ['--quiet', '--no-wrap', '--no-location', '-o', merged, po, pot], { env: ENV });
  await run('msgattrib', ['--no-obsolete', '--no-wrap', '--no-location', '-o', updated, merged], {
    env: ENV,
  });
  await run('msgfmt', ['--check', updated, '-o', join(work, 'one.mo')], {
    env: ENV,
    failed: `${name} has errors.`,
  });
  const l10n = updated.replace(/\.po$/, '.l10n.php');
  return run('php', [at('bin/lib/translations/l10n.php'), join(work, 'one.mo'), all, l10n]);
}
