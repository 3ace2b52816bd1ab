import { readFileSync, readdirSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/** True while the group has a running process. Ended processes (zombies) do not count. */
export function alive(group) {
  try {
    process.kill(-group, 0);
  } catch {
    return false;
  }
  const members = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return members.some((pid) => {
    const { state, group: of } = stat(pid);
    return of === group && state !== 'Z' && state !== 'X';
  });
}

/** Fields of /proc/PID/stat, see proc(5). The process name is in brackets and may contain any character, so the fields after it are read. */
function stat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , group] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state, group: Number(group) };
  } catch {
    return {};
  }
}

/** Calls `then` when npm's shell, which started this process, has ended. There is no signal for this; the parent changes. */
export function orphaned(then) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && then(), LOOK_EVERY_MS).unref();
}
