import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoContent } from './demo-content.mjs';
import { alone } from './lock.mjs';
import { WORK, at } from './paths.mjs';
import { run } from './run.mjs';
import { Fail, step } from './say.mjs';
import { readStamp, stampOf, writeStamp } from './stamp.mjs';

const OFFLINE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network|Could not resolve host|curl error 6/i;

/** True when node_modules holds exactly what the lock file asks for (npm writes its own list there, last of all). */
function nodePackagesStand(root) {
  try {
    const packages = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
    const wanted = packages('package-lock.json');
    const there = packages('node_modules/.package-lock.json');
    const absent = Object.entries(wanted).some(
      ([name, entry]) => name !== '' && !entry.optional && !there[name],
    );
    const other = Object.entries(there).some(([name, entry]) => wanted[name]?.version !== entry.version);
    return !absent && !other && readdirSync(join(root, 'node_modules')).length > 0;
  } catch {
    return false;
  }
}

export async function nodePackages() {
  if (nodePackagesStand(at())) return;
  if (!existsSync(at('package-lock.json'))) throw new Fail('package-lock.json is missing from the project.');
  await alone(join(WORK, 'npm.lock'), 'npm ci', async () => {
    if (nodePackagesStand(at())) return;
    await step('Node packages', () => install('npm', ['ci', '--no-audit', '--no-fund'], 'npm ci failed.'));
  });
}

export async function composerPackages() {
  const stamp = () => stampOf({ files: [at('composer.json')] });
  const stands = () => readStamp(at('vendor/.stamp')) === stamp() && existsSync(at('vendor/autoload.php'));
  if (stands()) return;
  await alone(join(WORK, 'composer.lock'), 'composer install', async () => {
    if (stands()) return;
    await step('Composer packages', () =>
      install(
        'composer',
        ['install', '--no-interaction', '--no-progress', '--prefer-dist'],
        'composer install failed.',
      ),
    );
    writeStamp(at('vendor/.stamp'), stamp());
  });
}

async function install(program, args, failed) {
  const { code, output } = await run(program, args, {
    allowFailure: true,
    env: { COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_NO_AUDIT: '1' },
  });
  if (code === 0) return;
  if (/ENOSPC|No space left/.test(output)) throw new Fail('ENOSPC');
  if (OFFLINE.test(output))
    throw new Fail(
      `${failed.slice(0, -1)}: the packages could not be downloaded. Check the network connection.`,
    );
  if (/EUSAGE/.test(output))
    throw new Fail('package-lock.json does not fit package.json: run npm install and commit both.');
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !/complete log|npm warn|^npm error\s*$/i.test(line));
  throw new Fail(`${failed.slice(0, -1)}: ${lines.slice(-6).join('\n  ')}`);
}

const BUILD_INPUTS = [
  'src',
  'hydrate',
  'theme/assets',
  'plugin/assets',
  'webpack.config.js',
  'bin/lib/license-notices.mjs',
  'bin/lib/module-replacements.mjs',
  'bin/lib/shared-react.mjs',
  'bin/lib/sourcebuster-loader.cjs',
  '.swcrc',
  'tsconfig.json',
  'package-lock.json',
];

/** The scripts and styles, and the demo content in the plugin's directory. */
export async function build() {
  demoContent();
  const file = join(WORK, 'stamps/build');
  const stamp = () => stampOf({ files: BUILD_INPUTS.map((name) => at(name)) });
  const stands = () =>
    readStamp(file) === stamp() &&
    existsSync(at('plugin/build/search.js')) &&
    existsSync(at('theme/build/theme.css'));
  if (stands()) return;
  mkdirSync(WORK, { recursive: true });
  await alone(join(WORK, 'build.lock'), 'the build', async () => {
    if (stands()) return;
    // Computed before the build, so that an edit during the build causes another build.
    const before = stamp();
    await step('Scripts and styles', () =>
      run('npx', ['--no-install', 'webpack'], { failed: 'The build failed:' }),
    );
    writeStamp(file, before);
  });
}
