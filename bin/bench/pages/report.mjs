import { say } from '../../lib/say.mjs';
import { load, percentile } from '../numbers.mjs';

/** At most this much PHP time above the blank theme, in ms. */
const LIMIT_MS = { front: 30, shop: 15, product: 15, single: 20, search: 20 };
/** At most this many SQL queries. A product page has no more than with the blank theme. */
const LIMIT_QUERIES = { front: 65, shop: 70, single: 60, search: 60 };
/** At most this many PHP files above the blank theme. */
const LIMIT_FILES = 80;

const FIELDS = ['ms', 'processorMs', 'queries', 'files'];
const WIDTHS = { page: 9, theme: 13, cell: 26 };

const median = (values) => percentile(values, 50);

/**
 * Prints the table: for each figure the median of all runs, and behind it the difference to the blank theme with the lowest
 * and the highest run. A difference is the median of the differences within each round.
 * @param {Array<Record<string, Array<Record<string, import('./requests.mjs').Measures>>>>} runs rounds by page
 * @param {{themes: string[], blank: string, ours: string}} names
 * @returns {number} 1 above a limit
 */
export function report(runs, { themes, blank, ours }) {
  say(
    '\n' +
      ['page', 'theme', 'PHP ms', 'processor ms', 'SQL queries', 'PHP files']
        .map((name, i) => pad(name, i))
        .join(''),
  );
  const missed = [];
  for (const page of Object.keys(runs[0])) {
    for (const theme of themes) {
      const cells = FIELDS.map((field) =>
        cell(
          runs.map((run) => run[page]),
          theme,
          blank,
          field,
        ),
      );
      say([page, theme, ...cells.map(({ text }) => text)].map((text, i) => pad(text, i)).join(''));
      if (theme === ours) missed.push(...missedLimits(page, cells));
    }
  }
  say(`load after: ${load()}`);
  for (const sentence of missed) say(`✗ ${sentence}`);
  if (missed.length === 0) say('✓ all figures of our theme are within the limits');
  return missed.length > 0 ? 1 : 0;
}

const pad = (text, column) => text.padEnd([WIDTHS.page, WIDTHS.theme][column] ?? WIDTHS.cell);

function cell(rounds, theme, blank, field) {
  const value = median(rounds.flat().map((one) => one[theme][field]));
  const above = rounds.map((run) => median(run.map((one) => one[theme][field] - one[blank][field])));
  const difference = median(above);
  const digits = Number.isInteger(value) ? 0 : 1;
  const range = `${Math.min(...above).toFixed(digits)} to ${Math.max(...above).toFixed(digits)}`;
  const isSame = Math.min(...above) === Math.max(...above);
  const text =
    theme === blank
      ? value.toFixed(digits)
      : `${value.toFixed(digits)} (${difference < 0 ? '' : '+'}${difference.toFixed(digits)}${isSame ? '' : `, ${range}`})`;
  return { value, difference, text };
}

/** @param {string} page @param {ReturnType<typeof cell>[]} cells in the order of FIELDS */
function missedLimits(page, cells) {
  const [time, , queries, files] = cells;
  const missed = [];
  if (time.difference > LIMIT_MS[page])
    missed.push(`${page}: ${time.difference.toFixed(1)} ms above the blank theme, at most ${LIMIT_MS[page]}`);
  const mostQueries = LIMIT_QUERIES[page] ?? queries.value - queries.difference;
  if (queries.value > mostQueries)
    missed.push(`${page}: ${queries.value} SQL queries, at most ${mostQueries}`);
  if (files.difference > LIMIT_FILES)
    missed.push(`${page}: ${files.difference} PHP files above the blank theme, at most ${LIMIT_FILES}`);
  return missed;
}
