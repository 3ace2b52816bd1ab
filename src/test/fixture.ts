import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Case<Input, Expected> {
  name: string;
  input: Input;
  expect: Expected;
}

/** Reads the shared cases: PHPUnit and Jest run the same files. */
export function fixture<Input, Expected>(
  name: string,
): { cases: Case<Input, Expected>[] } & Record<string, unknown> {
  return JSON.parse(
    readFileSync(join(__dirname, '../../php-render/fixtures', `${name}.json`), 'utf8'),
  ) as never;
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller names what its file holds
export function eachCase<Input, Expected>(
  name: string,
  run: (input: Input, expected: Expected) => void | Promise<void>,
): void {
  test.each(fixture<Input, Expected>(name).cases.map((one) => [one.name, one] as const))('%s', (_, one) =>
    run(one.input, one.expect),
  );
}
