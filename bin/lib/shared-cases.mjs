import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cases that both languages run: the class that runs them in PHP, and the file in TypeScript. */
const SHARED = [
  {
    what: 'Order source',
    php: 'Stallkeeper\\Render\\Tests\\OrderSource\\RulesTest',
    script: 'src/order-source/sourceRules.test.ts',
    least: 120,
  },
];

/**
 * @param {string} folder of the runners' results
 * @returns {{line: string, ok: boolean}[]} how many shared cases passed in each language; not ok where they differ
 */
export function sharedCases(folder) {
  const [xml, json] = [text(join(folder, 'phpunit.xml')), text(join(folder, 'jest.json'))];
  return SHARED.map(({ what, php, script, least }) => {
    const [inPhp, inScript] = [passedInPhp(xml, php), passedInScript(json, script)];
    const ok = inPhp === inScript && inPhp >= least;
    return { line: `${what}: ${inPhp} shared cases passed in PHP, ${inScript} in TypeScript`, ok };
  });
}

/** A test case of JUnit's log that holds nothing has passed. */
export const passedInPhp = (xml, name) =>
  [...xml.matchAll(/<testcase\b[^>]*\/>/g)].filter(([one]) => one.includes(` class="${name}"`)).length;

export function passedInScript(json, file) {
  const { testResults = [] } = json === '' ? {} : JSON.parse(json);
  return testResults
    .filter(({ name }) => name.endsWith(file))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
}

function text(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
