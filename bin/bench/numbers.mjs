import { readFileSync } from 'node:fs';

/** @param {number[]} values @param {number} percent 0 to 100 @returns {number} NaN without values */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? sorted[0] ?? NaN;
}

export const median = (values) => percentile(values, 50);
export const ms = (value) => `${value.toFixed(1)} ms`;

/** How busy the machine is: others' work only ever adds time, so a figure is worth as much as its load is low. */
export function load() {
  try {
    return readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ');
  } catch {
    return 'unknown';
  }
}
