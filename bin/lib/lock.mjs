import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { atEnd } from './run.mjs';
import { say } from './say.mjs';

const WAIT_MS = 200;

export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that holds the lock, or null. A lock whose process has ended does not count. */
export function holder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid > 0 && isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}

/** Takes the lock if it is free. Returns a function that gives it back, or null. */
export function take(file) {
  mkdirSync(dirname(file), { recursive: true });
  if (holder(file) === null) rmSync(file, { force: true });
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return null;
    throw error;
  }
  return atEnd(() => rmSync(file, { force: true }));
}

/** Two commands at once must not install into the same folder: the second waits for the first. */
export async function alone(file, what, work) {
  let giveBack = take(file);
  if (giveBack === null) say(`  Waiting for process ${holder(file)}: ${what} …`);
  while (giveBack === null) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    giveBack = take(file);
  }
  try {
    return await work();
  } finally {
    await giveBack();
  }
}
