import { say } from '../../lib/say.mjs';
import { load, percentile } from '../numbers.mjs';
import { OURS, STOREFRONT } from '../pages/compare.mjs';

/** Our largest contentful paint divided by Storefront's. */
const LIMIT_RATIO = 0.65;
const LIMIT_STYLES_KB = 22;

/** @param {import('./visit.mjs').Visit[]} visits @param {keyof import('./visit.mjs').Visit} figure */
const median = (visits, figure) =>
  percentile(
    visits.map((one) => Number(one[figure])),
    50,
  );

/**
 * Prints a page with the medians of its visits.
 * @param {string} name of the page
 * @param {Record<string, import('./visit.mjs').Visit[]>} visits by theme
 * @param {number} maxScriptsKb
 * @returns {boolean} whether one of our figures exceeds its limit
 */
export function report(name, visits, maxScriptsKb) {
  const figures = Object.fromEntries(
    Object.entries(visits).map(([theme, all]) => [
      theme,
      {
        paintMs: median(all, 'paintMs'),
        shift: median(all, 'shift'),
        scripts: median(all, 'scripts') / 1000,
        styles: median(all, 'styles') / 1000,
      },
    ]),
  );
  const ours = figures[OURS];
  const theirs = figures[STOREFRONT];
  const ratio = theirs === undefined ? null : ours.paintMs / theirs.paintMs;
  const isMissed =
    (ratio ?? 0) > LIMIT_RATIO ||
    Number(ours.shift.toFixed(3)) > 0 ||
    ours.scripts > maxScriptsKb ||
    ours.styles > LIMIT_STYLES_KB;
  say(
    `${isMissed ? '✗' : '✓'} ${name}${ratio === null ? '' : `: ratio ${ratio.toFixed(2)}`}; load ${load()}`,
  );
  for (const [theme, { paintMs, shift, scripts, styles }] of Object.entries(figures))
    say(
      `    ${theme.padEnd(12)}LCP ${Math.round(paintMs)} ms (${visits[theme][0].element}), CLS ${shift.toFixed(3)}, ` +
        `JavaScript ${scripts.toFixed(1)} kB, styles ${styles.toFixed(1)} kB`,
    );
  return isMissed;
}
