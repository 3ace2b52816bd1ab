import { readFileSync, readdirSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/** True while the group has a process that still runs. One that has ended and that nobody collects does not count. */
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

/** What proc(5) says of a process: its name stands in brackets and may hold anything, so the fields are read behind it. */
function stat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , group] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state, group: Number(group) };
  } catch {
    return {};
  }
}

/** npm starts a shell that starts us. When somebody ends those, nobody tells us: our parent is another one then. */
export function orphaned(then) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && then(), LOOK_EVERY_MS).unref();
}
