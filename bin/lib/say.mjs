/** A failure that the user can fix. Only its message, one sentence, is printed. */
export class Fail extends Error {}

const isTerminal = process.stdout.isTTY === true;
const TICK_MS = 10_000;

export const say = (line = '') => process.stdout.write(`${line}\n`);
export const seconds = (ms) => (ms < 9950 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`);

/**
 * Prints a step and its duration. Steps may run in parallel, so every line names its step.
 * A long step prints a line every ten seconds.
 */
export async function step(name, work) {
  const began = Date.now();
  say(`  ${name} …`);
  const ticker = setInterval(() => say(`  ${name} … ${seconds(Date.now() - began)}`), TICK_MS);
  try {
    const result = await work();
    say(`${isTerminal ? '\x1b[32m✓\x1b[0m' : '✓'} ${name} (${seconds(Date.now() - began)})`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}

const SENTENCES = {
  ENOSPC: () => 'The disk is full: free some space and start again.',
  EDQUOT: () => 'Your disk quota is used up: free some space and start again.',
  EACCES: (error) => `${error.path ?? 'A file'} may not be read or written by this user.`,
  EPERM: (error) => `${error.path ?? 'A file'} may not be changed by this user.`,
  EROFS: (error) => `${error.path ?? 'A file'} lies on a disk that cannot be written.`,
};

const FULL_DISK = /ENOSPC|No space left on device|database or disk is full|Disk quota exceeded/i;

/** The error as one sentence. With DEBUG set, the stack trace follows. */
export function sentence(error) {
  if (FULL_DISK.test(String(error?.message))) return SENTENCES.ENOSPC();
  if (error instanceof Fail) return error.message;
  return (
    SENTENCES[error?.code]?.(error) ??
    `Something unexpected went wrong: ${String(error?.message ?? error).split('\n')[0]}`
  );
}
