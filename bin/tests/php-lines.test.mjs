import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../lib/paths.mjs';

const MAX_CHARACTERS = 120;

/**
 * Lines that cannot be wrapped: a single string, a file header or block comment that WordPress reads as one line, and
 * PHPStan's ignore comments.
 */
const UNBREAKABLE = [
  /^[\w\s#[(.:$=>-]{0,60}(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")[\s,;.)\]]*$/,
  /^\s*\*? ?(?:Description|Title): /,
  /@phpstan-ignore/,
  /<!-- wp:/,
];

const isTooLong = (line) =>
  [...line].length > MAX_CHARACTERS && !UNBREAKABLE.some((pattern) => pattern.test(line));

test('lines of PHP have at most 120 characters', () => {
  const files = execFileSync('git', ['ls-files', '*.php', ':!*.l10n.php'], {
    cwd: at('.'),
    encoding: 'utf8',
  });
  const found = files
    .trim()
    .split('\n')
    .flatMap((file) =>
      readFileSync(at(file), 'utf8')
        .split('\n')
        .map((line, i) => (isTooLong(line) ? `${file}:${i + 1} ${line.trim()}` : ''))
        .filter(Boolean),
    );
  assert.deepEqual(found, []);
});

test('only a line with a single string may be longer', () => {
  const text = 'x'.repeat(130);
  assert.equal(isTooLong(`    'a' => '${text}',`), true);
  assert.equal(isTooLong(`    '${text}',`), false);
  assert.equal(isTooLong(`    private const PATTERN = '${text}';`), false);
  assert.equal(isTooLong(`    return $this->first('${text}', $second);`), true);
  assert.equal(isTooLong(`    // ${text}`), true);
});
