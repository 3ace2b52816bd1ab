import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { at } from '../lib/paths.mjs';

const top = mkdtempSync(join(tmpdir(), 'system-'));
after(() => rmSync(top, { recursive: true }));

const ALL = 'pdo_sqlite sqlite3 mbstring intl gd dom xml xmlwriter zip curl mysqli'.split(' ');

/**
 * A machine with programs of its own: PHP with these extensions, and an apt-get that notes its calls.
 * @param {string[]} extensions
 * @param {{apt?: boolean}} options apt: false is a machine without apt-get
 */
function machine(extensions, { apt = true } = {}) {
  const folder = mkdtempSync(join(top, 'machine-'));
  const modules = join(folder, 'modules');
  const calls = join(folder, 'calls');
  const program = (name, text) => writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  writeFileSync(modules, extensions.join('\n'));
  program('php', `echo 8.2; while read -r line || [ -n "$line" ]; do echo "$line"; done < ${modules}`);
  for (const name of ['composer', 'tar', 'gzip']) program(name, '');
  // The installed packages bring every extension.
  const installed = `case "$*" in *install*) printf '${ALL.join('\\n')}' > ${modules};; esac`;
  // A user who is not root calls apt-get by sudo.
  program('sudo', 'while [ "${1#*=}" != "$1" ] || [ "$1" = -n ]; do shift; done; "$@"');
  program('true', '');
  if (apt) program('apt-get', `echo "$*" >> ${calls}\n${installed}`);
  symlinkSync(process.execPath, join(folder, 'node'));
  return { folder, calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []) };
}

/** Runs systemPackages() on that machine, as a command does. */
function systemPackages({ folder }, needs = {}) {
  const program = `
    import { main } from ${JSON.stringify(at('bin/lib/run.mjs'))};
    import { systemPackages } from ${JSON.stringify(at('bin/lib/system.mjs'))};
    await main(() => systemPackages(${JSON.stringify(needs)}));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: folder },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, stdout, stderr: stderr.trim() };
}

const WITHOUT_GD = ALL.filter((name) => name !== 'gd');

test('each missing package is listed with its reason before apt-get runs', () => {
  const bare = machine(['mbstring', 'mysqli']);
  const { status, stdout } = systemPackages(bare, { browser: true, mysql: true });
  // The fake apt-get brings no browser.
  assert.equal(status, 1);
  const [listed, installed] = stdout.split('  System packages: ');
  assert.match(
    listed,
    /^These Debian packages are missing and will be installed with apt-get \(--no-system skips this\):/,
  );
  assert.match(listed, /^ {2}chromium-headless-shell {2}the browser tests$/m);
  assert.match(listed, /^ {2}php8\.2-sqlite3 +the search index, and the database of the demo shop$/m);
  assert.match(listed, /^ {2}php8\.2-gd +smaller versions of product pictures$/m);
  assert.doesNotMatch(listed, /mbstring|mysql/);
  assert.match(
    installed,
    /^chromium-headless-shell php8\.2-sqlite3 php8\.2-intl php8\.2-gd php8\.2-xml php8\.2-zip php8\.2-curl …/,
  );
});

test('the listed packages are installed without a question', () => {
  const bare = machine(WITHOUT_GD);
  assert.deepEqual([systemPackages(bare).status, bare.calls().length], [0, 2]);
  assert.match(bare.calls()[1], /install --yes --no-install-recommends php8\.2-gd$/);
});

test('--no-system lists the missing packages, installs nothing and lets the command go on', () => {
  const bare = machine(WITHOUT_GD);
  const { status, stdout } = systemPackages(bare, { install: false });
  assert.equal(status, 0);
  assert.match(stdout, /^These Debian packages are missing\. --no-system skips their installation/);
  assert.match(stdout, /^ {2}php8\.2-gd {2}smaller versions of product pictures$/m);
  assert.deepEqual(bare.calls(), []);
});

test('MySQL support is needed only for a site on MySQL', () => {
  const withoutMysql = machine(ALL.filter((name) => name !== 'mysqli'));
  assert.equal(systemPackages(withoutMysql).stdout, '');
  assert.match(
    systemPackages(withoutMysql, { mysql: true, install: false }).stdout,
    /^ {2}php8\.2-mysql {2}the MySQL/m,
  );
});

test('gettext is needed only for translations', () => {
  const complete = machine(ALL);
  assert.equal(systemPackages(complete).stdout, '');
  assert.match(
    systemPackages(complete, { translations: true, install: false }).stdout,
    /^ {2}gettext {2}the translation files$/m,
  );
});

/** Answers the question in a terminal. `script` runs the command in one. */
function inTerminal(computer, answer, needs = {}) {
  const file = join(computer.folder, 'command.mjs');
  writeFileSync(
    file,
    `import { main } from ${JSON.stringify(at('bin/lib/run.mjs'))};
     import { systemPackages } from ${JSON.stringify(at('bin/lib/system.mjs'))};
     await main(() => systemPackages(${JSON.stringify(needs)}));`,
  );
  const { stdout } = spawnSync('/usr/bin/script', ['-qec', `${process.execPath} ${file}`, '/dev/null'], {
    env: { PATH: computer.folder, SHELL: '/bin/sh' },
    input: answer,
    encoding: 'utf8',
    timeout: 20_000,
  });
  return stdout;
}

const hasScript = existsSync('/usr/bin/script');
const SKIP = {
  skip: hasScript ? false : 'This system has no script command, which runs a command in a terminal.',
};

test('in a terminal, packages are installed only if the user agrees', SKIP, () => {
  for (const [answer, isInstalled] of [
    ['n\n', false],
    ['\n', true],
  ]) {
    const computer = machine(WITHOUT_GD);
    const shown = inTerminal(computer, answer);
    assert.match(shown, /Install them with apt-get\? \[Y\/n\]/);
    assert.equal(/Nothing was installed\./.test(shown), !isInstalled);
    assert.equal(computer.calls().length > 0, isInstalled);
  }
});

test('in a terminal, --yes asks no question', SKIP, () => {
  const computer = machine(WITHOUT_GD);
  assert.doesNotMatch(inTerminal(computer, '', { ask: false }), /\[Y\/n\]/);
  assert.ok(computer.calls().length > 0);
});

test('without apt-get the failure lists the packages, their reasons and the command', () => {
  const { status, stdout, stderr } = systemPackages(machine(WITHOUT_GD, { apt: false }));
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /^ {2}php8\.2-gd {2}smaller versions of product pictures$/m);
  assert.match(stderr, /^Install them and start again: apt-get install php8\.2-gd$/m);
});

test('a complete machine prints nothing', () => {
  assert.deepEqual(systemPackages(machine(ALL)), { status: 0, stdout: '', stderr: '' });
});

test('without nginx, php-fpm and Redis, and without a way to install them, a command goes on', () => {
  const { folder } = machine(ALL, { apt: false });
  const program = `
    import { serverPackages } from ${JSON.stringify(at('bin/lib/system.mjs'))};
    await serverPackages();`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: folder },
    encoding: 'utf8',
    timeout: 20_000,
  });
  assert.equal(status, 0);
  assert.match(stdout, /php-redis|php8\.2-redis/);
  assert.match(stdout, /tests of the page cache or of the object cache are skipped/);
});
