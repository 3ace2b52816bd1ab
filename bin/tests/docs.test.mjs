import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { startOptions } from '../lib/options.mjs';
import { at } from '../lib/paths.mjs';

const read = (file) => readFileSync(at(file), 'utf8');
const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: at(),
  encoding: 'utf8',
}).stdout.split('\n');
const tree = new Set(files.flatMap((file) => parents(file)));
const docs = files.filter((file) => file.endsWith('.md') && existsSync(at(file)));
const php = files.filter((file) => /^(theme|plugin|php-render|php-search|demo)\/.*\.php$/.test(file));
const code = php.map(read).join('\n');

/** The file and all its directories. */
function parents(file) {
  const parts = file.split('/');
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}

/** `a/{b,c}/*.php` as the names that it stands for, without stars. */
function expanded(path) {
  const match = /^(.*)\{([^}]*)\}(.*)$/.exec(path);
  return match ? match[2].split(',').flatMap((part) => expanded(match[1] + part + match[3])) : [path];
}

const exists = (path) =>
  expanded(path.replace(/\/$/, '')).every((one) =>
    one.includes('*')
      ? [...tree].some((file) =>
          new RegExp(`^${one.replace(/[.+]/g, '\\$&').replace(/\*+/g, '.*')}$`).test(file),
        )
      : tree.has(one),
  );

/** GitHub's anchor of a heading. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchors = (file) => [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchor(heading));

/** Text outside of code blocks. */
const prose = (file) => read(file).replace(/^```.*?^```/gms, '');

for (const generator of ['settings', 'hooks']) {
  test(`docs/${generator}.md describes the current code`, () => {
    const { status, stdout, stderr } = spawnSync('php', [at(`bin/lib/${generator}-docs.php`), '--check'], {
      encoding: 'utf8',
    });
    assert.equal(status, 0, stdout + stderr);
  });
}

test('links between the documents lead to files and headings', () => {
  const broken = docs.flatMap((file) =>
    [...prose(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, path, id]) => {
        const target = path === '' ? file : join(dirname(file), path);
        if (!tree.has(target)) return [`${file}: ${link}`];
        return id && target.endsWith('.md') && !anchors(target).includes(id) ? [`${file}: ${link}`] : [];
      },
    ),
  );
  assert.deepEqual(broken, []);
});

test('paths of the repository that the documents name exist', () => {
  const path = /^(theme|plugin|php-render|php-search|src|hydrate|demo|e2e|bin|docs)\/[\w./{},*-]+$/;
  const missing = docs.flatMap((file) =>
    [...prose(file).matchAll(/`([^`\s]+)`/g)]
      .map(([, name]) => name)
      .filter(
        (name) =>
          path.test(name) && !name.includes('/build/') && !/\{token\}|LOCALE/.test(name) && !exists(name),
      )
      .map((name) => `${file}: ${name}`),
  );
  assert.deepEqual(missing, []);
});

test('commands that the documents name exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const wrong = docs.flatMap((file) => {
    const text = read(file);
    const npm = [...text.matchAll(/npm run ([\w:-]+)/g)].filter(([, name]) => !(name in scripts));
    const start = [...text.matchAll(/npm start -- ((?:--[\w-]+(?: [\w.]+)?\s?)+)/g)].filter(([, options]) => {
      try {
        startOptions(options.trim().replace('NAME', 'name').split(' '));
        return false;
      } catch {
        return true;
      }
    });
    const cli = [...text.matchAll(/wp stallkeeper ([\w-]+)(?: --([\w-]+))?/g)].filter(
      ([, command, flag]) =>
        !code.includes(`function ${command.replace('-', '_')}(`) &&
        !new RegExp(`@subcommand ${command}\\b`).test(code) &&
        !code.includes(`'stallkeeper ${command}'`) &&
        (!flag || !code.includes(`[--${flag}]`)),
    );
    return [...npm, ...start, ...cli].map(([command]) => `${file}: ${command}`);
  });
  assert.deepEqual(wrong, []);
});

test('hooks, constants and functions that the documents name exist', () => {
  const all =
    code +
    files
      .filter((file) => /\.(mjs|ts)$/.test(file))
      .map(read)
      .join('\n');
  // docs/settings.md is generated from the schemas.
  const unknown = docs
    .filter((file) => file !== 'docs/settings.md')
    .flatMap((file) =>
      [...prose(file).matchAll(/`(stallkeeper_\w+|STALLKEEPER_\w+)(?:\(\))?`/g)]
        .filter(([, name]) => !all.includes(name))
        .map(([, name]) => `${file}: ${name}`),
    );
  assert.deepEqual(unknown, []);
});

const plain = (text) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');

/** The titles of tests, with their placeholders, or the names of the cases in a fixture. */
function testTitles(file) {
  const titles = file.endsWith('.json')
    ? /"name": "(?<title>(?:\\.|[^"\\])*)"/g
    : file.endsWith('.php')
      ? /#\[TestDox\((?<quote>['"])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/g
      : /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>,/g;
  return [...read(file).matchAll(titles)].map(({ groups }) => plain(groups.title.replace(/\\(.)/g, '$1')));
}

test('tests that the specification names exist', () => {
  const missing = read('docs/specification.md')
    .split('\n')
    .flatMap((line) => {
      const id = /^- \*\*([A-Z]+-\d+)\*\*/.exec(line)?.[1];
      if (!id) return [];
      let file = '';
      const wrong = [];
      const parts = /`([\w./-]+\.(?:tsx?|php|json|mjs))?(?:::(\w+))?`|(?<=(?:`|",) )"([^"]*)"/g;
      for (const [, path, method, title] of line.matchAll(parts)) {
        // A file that does not exist is reported above; `::testName` is of the file before it.
        if (path !== undefined) file = exists(path) ? path : '';
        if (file === '') continue;
        if (method && !read(file).includes(`function ${method}(`)) wrong.push(`${id}: ${file}::${method}`);
        if (title && !testTitles(file).some((one) => one.includes(plain(title))))
          wrong.push(`${id}: ${file} "${title}"`);
      }
      return wrong;
    });
  assert.deepEqual(missing, []);
});
