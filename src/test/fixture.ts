import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Case<Input, Expected> {
  name: string;
  input: Input;
  expect: Expected;
}

type Fixture<Input, Expected> = { cases: Case<Input, Expected>[] } & Record<string, unknown>;

/** Reads a file of shared cases. PHPUnit runs the same files. */
export function fixture<Input, Expected>(name: string): Fixture<Input, Expected> {
  const data = JSON.parse(
    readFileSync(join(__dirname, '../../php-render/fixtures', `${name}.json`), 'utf8'),
  ) as Fixture<Input, Expected>;
  // A case contains only values that differ from the defaults.
  const defaults = data['expectDefaults'] as object | undefined;
  if (defaults !== undefined) data.cases.forEach((one) => (one.expect = { ...defaults, ...one.expect }));
  return data;
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller declares the types of its file
export function eachCase<Input, Expected>(
  name: string,
  run: (input: Input, expected: Expected) => void | Promise<void>,
): void {
  test.each(fixture<Input, Expected>(name).cases.map((one) => [one.name, one] as const))('%s', (_, one) =>
    run(one.input, one.expect),
  );
}
