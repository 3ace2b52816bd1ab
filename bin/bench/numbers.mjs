import { readFileSync, readdirSync } from 'node:fs';

const TICK_MS = 10;

/** @param {number[]} values @param {number} percent 0 to 100 @returns {number} NaN without values */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? sorted[0] ?? NaN;
}

export const ms = (value) => `${value.toFixed(1)} ms`;

/** How busy the machine is: others' work only ever adds time, so a figure is worth as much as its load is low. */
export function load() {
  try {
    return readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ');
  } catch {
    return 'unknown';
  }
}

/**
 * Processor time that a process group has used so far, in ms. Unlike elapsed time, it does not depend on other processes.
 * @param {number} group
 */
export function processorMs(group) {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // proc(5): behind the name in brackets come state, parent, group … and, 11 and 12 fields on, user and system time.
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) === group) ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // The process has ended.
    }
  }
  return ticks * TICK_MS;
}
