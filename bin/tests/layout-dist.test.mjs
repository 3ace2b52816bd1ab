import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { layOut } from '../lib/layout-dist.mjs';
import { prefixed } from '../lib/prefix.mjs';
import { unusedFiles } from '../lib/unused-files.mjs';

const top = mkdtempSync(join(tmpdir(), 'layout-dist-'));
after(() => rmSync(top, { recursive: true }));
const packages = { theme: layOut('theme', top), plugin: layOut('plugin', top) };
const names = (kind) => readdirSync(packages[kind], { recursive: true }).map(String);

test('the theme and the plugin contain the files that they need', () => {
  const needed = {
    theme: ['style.css', 'functions.php', 'accessibility.txt', 'LICENSE', 'lib/php-render/src/Url.php'],
    plugin: [
      'stallkeeper-tools.php',
      'api/search.php',
      'LICENSE',
      'lib/php-render/src/Url.php',
      'lib/php-search/src/Http/LightEndpoint.php',
    ],
  };
  for (const [kind, files] of Object.entries(needed))
    for (const name of files) assert.ok(names(kind).includes(name), `${kind}: ${name}`);
});

test('neither contains demo, tests or sources of scripts and styles', () => {
  const others =
    /(^|\/)(demo|stand-in|tests?|fixtures|node_modules|e2e)(\/|$)|\.(test|spec)\.|\.tsx?$|\.mjs$/;
  const declared = /\bclass\s+(WC_Product|WC_Cart|WooCommerce)\b/;
  for (const kind of Object.keys(packages)) {
    assert.deepEqual(
      names(kind).filter((name) => others.test(name)),
      [],
    );
    for (const name of names(kind).filter((one) => one.endsWith('.php')))
      assert.doesNotMatch(readFileSync(join(packages[kind], name), 'utf8'), declared, name);
  }
});

test('a package contains the stylesheets that PHP enqueues and no other file for styles', () => {
  for (const kind of Object.keys(packages)) {
    const php = names(kind)
      .filter((name) => name.endsWith('.php'))
      .map((name) => readFileSync(join(packages[kind], name), 'utf8'))
      .join('\n');
    const styles = names(kind).filter((name) => /\.css$|(^|\/)css\b/.test(name) && name !== 'style.css');
    assert.deepEqual(
      styles.filter((name) => !php.includes(`'${name}'`)),
      [],
    );
    assert.ok(styles.length > 0, kind);
  }
});

test('a package contains the licences of all libraries in its scripts, and names them in its readme', () => {
  const bundled = {
    theme: ['tiny-slider'],
    plugin: [
      'react',
      'react-dom',
      'scheduler',
      'algoliasearch-helper',
      'instantsearch.js',
      'react-instantsearch',
      'sourcebuster',
    ],
  };
  for (const [kind, libraries] of Object.entries(bundled)) {
    const notices = readFileSync(join(packages[kind], 'build/modules.LICENSE.txt'), 'utf8');
    for (const name of libraries) {
      const notice = notices.split('\n----\n').find((one) => one.trimStart().startsWith(`${name} `)) ?? '';
      assert.match(notice, /Permission is hereby granted, free of charge/, `${kind}: ${name}`);
    }
  }
  const readme = readFileSync(join(packages.plugin, 'readme.txt'), 'utf8');
  const vendors = readdirSync(join(packages.plugin, 'lib/vendor'), { recursive: true }).map(String);
  for (const path of vendors.filter((one) => one.endsWith('/LICENSE')))
    assert.ok(readme.includes(path.split('/').at(-2)), path);
});

test('a class file that a visitor requests without WordPress does nothing', async () => {
  for (const kind of Object.keys(packages)) {
    const program = `
      foreach (array_slice($argv, 1) as $file) {
        exec(escapeshellarg(PHP_BINARY) . ' -d display_errors=1 ' . escapeshellarg($file) . ' 2>&1', $lines, $code);
        if ($code !== 0 || preg_grep('/Fatal error|Warning/', $lines)) echo $file, "\\n";
        $lines = [];
      }`;
    const needs =
      /^(?:(?:abstract|final|readonly) )*(?:class|interface|enum) \w+[^{;]*?\s(?:extends|implements)\s/m;
    const files = names(kind)
      .filter((name) => name.endsWith('.php'))
      .map((name) => join(packages[kind], name))
      .filter((file) => needs.test(readFileSync(file, 'utf8')));
    assert.ok(files.length > 5, kind);
    const { stdout } = await promisify(execFile)('php', ['-r', program, '--', ...files]);
    assert.equal(stdout, '', kind);
  }
});

test('without the extensions that the engine needs, the light endpoint says so', async () => {
  const args = ['-n', join(packages.plugin, 'api/search.php')];
  const env = { ...process.env, PATH_INFO: `/${'0'.repeat(32)}/1/indexes/*/queries`, REQUEST_METHOD: 'POST' };
  const { stdout } = await promisify(execFile)('php', args, { env });
  assert.equal(JSON.parse(stdout).status, 503);
  assert.match(JSON.parse(stdout).message, /pdo_sqlite/);
});

test('a package contains every class of a library that it uses', () => {
  for (const kind of Object.keys(packages))
    for (const name of names(kind).filter((one) => /^(inc|src|lib\/php-).*\.php$/.test(one))) {
      const php = readFileSync(join(packages[kind], name), 'utf8');
      for (const [, library, path] of php.matchAll(
        /^use Stallkeeper\\\w+\\Lib\\(Render|Search)\\([\w\\]+)/gm,
      )) {
        const file = `lib/php-${library.toLowerCase()}/src/${path.replaceAll('\\', '/')}.php`;
        assert.ok(names(kind).includes(file), `${kind}: ${name} needs ${file}`);
      }
    }
});

test('the file with all classes has the same classes as the single files, and finds the files of the package', async () => {
  const program = `
    [, $package, $autoload, $class] = $argv;
    require "$package/$autoload";
    require "$package/build/classes.php";
    $from = static fn($name) => substr((new ReflectionClass($name))->getFileName(), strlen(realpath($package)) + 1);
    $alone = [];
    foreach (array_filter(get_declared_classes(), static fn($name) => str_starts_with($name, 'Stallkeeper')) as $name) {
      if ($from($name) !== 'build/classes.php') $alone[] = $name;
    }
    echo json_encode([$from($class), $alone, class_exists('Stallkeeper\\Tools\\Templates\\TemplateFiles') ? is_file((new Stallkeeper\\Tools\\Templates\\TemplateFiles())->own('search/form')->path) : true]);`;
  for (const [kind, autoload, name] of [
    ['theme', 'inc/autoload.php', 'Stallkeeper\\Theme\\Nav\\Navigation'],
    ['plugin', 'src/autoload.php', 'Stallkeeper\\Tools\\Lib\\Search\\Query\\Search'],
  ]) {
    const args = ['-d', 'display_errors=stderr', '-r', program, packages[kind], autoload, name];
    const { stdout, stderr } = await promisify(execFile)('php', args);
    assert.deepEqual([JSON.parse(stdout), stderr], [['build/classes.php', [], true], '']);
  }
});

test('a file that no other file names is reported', () => {
  const unused = ['src/Forgotten.php', 'build/forgotten.js', 'assets/forgotten.css'];
  const paths = unused.map((name) => join(packages.plugin, name));
  mkdirSync(join(packages.plugin, 'assets'), { recursive: true });
  for (const path of paths) writeFileSync(path, '');
  try {
    assert.deepEqual(unusedFiles(packages.plugin).sort(), unused.sort());
  } finally {
    for (const path of paths) rmSync(path);
  }
});

test('neither package contains an unused file', () => {
  for (const kind of Object.keys(packages)) assert.deepEqual(unusedFiles(packages[kind]), [], kind);
});

test('each package has its own copy of the libraries, in a namespace of its own', () => {
  const library = /(?<![\w\\])\\{0,2}Stallkeeper\\{1,2}(Render|Search)\b/;
  for (const kind of Object.keys(packages))
    for (const name of names(kind).filter((one) => one.endsWith('.php')))
      assert.doesNotMatch(readFileSync(join(packages[kind], name), 'utf8'), library, `${kind}: ${name}`);
  assert.match(
    readFileSync(join(packages.theme, 'lib/php-render/src/Url.php'), 'utf8'),
    /^namespace Stallkeeper\\Theme\\Lib\\Render;$/m,
  );
  assert.match(
    readFileSync(join(packages.plugin, 'lib/php-render/src/Url.php'), 'utf8'),
    /^namespace Stallkeeper\\Tools\\Lib\\Render;$/m,
  );
});

test('the packaged client of the hosted provider searches, and loads no class under the name of the original', async () => {
  const heard = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url} ${request.headers['x-algolia-application-id']}`);
    response.end('{"results":[{"nbHits":7}]}');
  }).listen(0, '127.0.0.1');
  after(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const program = `
    const HOUR_IN_SECONDS = 3600;
    const ABSPATH = '/';
    function get_transient($name) { return false; }
    function get_option($name, $default = false) {
      return $name === 'stallkeeper_algolia' ? ['on' => true, 'appId' => 'ABCDEFGHIJ', 'searchKey' => 'key', 'indexName' => 'posts'] : $default;
    }
    function apply_filters($name, $value) { return $name === 'stallkeeper_algolia_hosts' ? ['http://127.0.0.1:${server.address().port}/proxy'] : $value; }
    function rest_sanitize_boolean($value) { return (bool) $value; }
    function wp_parse_url($url) { return parse_url($url); }
    require $argv[1] . '/src/autoload.php';
    require $argv[1] . '/src/functions.php';
    $client = stallkeeper_tools(Stallkeeper\\Tools\\Algolia\\Client::class)->reading(stallkeeper_tools(Stallkeeper\\Tools\\Algolia\\SettingsStorage::class)->current());
    echo $client->search(['requests' => [['indexName' => 'posts', 'query' => 'tea']]])['results'][0]['nbHits'], "\\n";
    foreach ([...get_declared_classes(), ...get_declared_interfaces()] as $name) {
      if (preg_match('/^(Algolia|GuzzleHttp|Psr)/', $name) === 1) echo $name, "\\n";
    }`;
  const args = ['-d', 'display_errors=stderr', '-r', program, packages.plugin];
  const { stdout, stderr } = await promisify(execFile)('php', args);
  assert.deepEqual([stdout, stderr], ['7\n', '']);
  assert.deepEqual(heard, ['POST /proxy/1/indexes/*/queries ABCDEFGHIJ']);
});

test('the prefix is added to the names of library classes and to nothing else', () => {
  for (const [before, expected] of [
    ['use Psr\\Log\\LogLevel;', 'use P\\Lib\\Psr\\Log\\LogLevel;'],
    ["'\\Algolia\\AlgoliaSearch\\A::b'", "'\\P\\Lib\\Algolia\\AlgoliaSearch\\A::b'"],
    ["'GuzzleHttp\\\\Psr7\\\\'", "'P\\\\Lib\\\\GuzzleHttp\\\\Psr7\\\\'"],
    ['use Stallkeeper\\Render\\Url;', 'use P\\Lib\\Render\\Url;'],
    ["'Stallkeeper\\\\Search\\\\'", "'P\\\\Lib\\\\Search\\\\'"],
    [
      'use Stallkeeper\\Tools\\BuiltInEngine\\Admin\\Cli;',
      'use Stallkeeper\\Tools\\BuiltInEngine\\Admin\\Cli;',
    ],
    ['\\GuzzleHttp\\Client', '\\GuzzleHttp\\Client'],
    ['Algolia API client', 'Algolia API client'],
    ['My\\Psr\\Log\\A', 'My\\Psr\\Log\\A'],
  ])
    assert.equal(prefixed(before, 'P\\Lib'), expected);
});
