import { spawn } from 'node:child_process';
import { alive, orphaned } from './processes.mjs';
import { ROOT } from './paths.mjs';
import { Fail, sentence } from './say.mjs';

const GRACE_MS = 4000;
const groups = new Map();
const cleanups = new Set();
let leaving = false;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps a process group in the list of what must be gone when this command ends, and how it likes to be asked. */
export function watch(child, signal = 'SIGTERM') {
  groups.set(child.pid, signal);
  child.once('exit', () => alive(child.pid) || groups.delete(child.pid));
  return child;
}

/** Ends a whole group (php -S has workers, npm has children) and returns once nothing of it is left. */
export async function endGroup(group, signal = 'SIGTERM') {
  for (const kind of [signal, 'SIGKILL']) {
    try {
      process.kill(-group, kind);
    } catch {
      break;
    }
    for (const end = Date.now() + GRACE_MS; alive(group) && Date.now() < end;) await pause(20);
    if (!alive(group)) break;
  }
  groups.delete(group);
}

/** Something to undo however this command ends (a throw-away site, a lock). Returns a function that does it now. */
export function atEnd(undo) {
  cleanups.add(undo);
  return async () => cleanups.delete(undo) && (await undo());
}

async function leave(code) {
  if (leaving) return;
  leaving = true;
  await Promise.all([...groups].map(([group, signal]) => endGroup(group, signal)));
  for (const undo of [...cleanups].reverse()) await (async () => undo())().catch(() => {});
  process.exit(code);
}

/** Runs a command of bin/: one sentence on failure, and no process left behind however it ends. */
export async function main(work) {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.on(signal, () => void leave(code));
  }
  orphaned(() => void leave(143));
  try {
    await leave((await work()) ?? 0);
  } catch (error) {
    if (leaving) return;
    process.stderr.write(`\n${sentence(error)}\n`);
    if (process.env.DEBUG) process.stderr.write(`${error.stack}\n`);
    await leave(1);
  }
}

/**
 * Runs a program to its end. `quiet` (the default) keeps its output for the error; else it goes to the terminal.
 * Returns {code, output}; throws Fail with `failed` and the last lines of the output unless `allowFailure`.
 */
export function run(program, args, options = {}) {
  const {
    failed = `${program} failed.`,
    allowFailure = false,
    quiet = true,
    env = {},
    input,
    cwd = ROOT,
    stopBy,
  } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      detached: true,
      env: { ...process.env, ...env },
      stdio: [
        input === undefined ? 'ignore' : 'pipe',
        quiet ? 'pipe' : 'inherit',
        quiet ? 'pipe' : 'inherit',
      ],
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stdin?.on('error', () => {}).end(input);
    child.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(error.code === 'ENOENT' ? new Fail(`The program ${program} is not installed.`) : error),
    );
    if (child.pid) watch(child, stopBy);
    child.once('close', (code) => {
      if (leaving) return;
      if (code === 0 || allowFailure) resolve({ code: code ?? 1, output });
      else reject(new Fail(`${failed}${tail(output)}`));
    });
  });
}

const tail = (output, lines = 12) => {
  const last = output.trimEnd().split('\n').slice(-lines).join('\n  ');
  return last.trim() === '' ? '' : `\n  ${last}`;
};
