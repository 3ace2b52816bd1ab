import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

const PROCESSES = 4;
const WRITES = 100;

test('concurrent writes to the demo database are all stored @no-js', async () => {
  test.slow();
  const name = `concurrent_${randomUUID()}`;
  const write = (process: number) =>
    wp('for ($write = 0; $write < $args[1]; $write++) { add_option("{$args[0]}_{$write}", 1, "", false); }', [
      `${name}_${process}`,
      WRITES,
    ]);
  try {
    await Promise.all(Array.from({ length: PROCESSES }, (_, process) => write(process)));
    const kept = await wp<string>(
      'global $wpdb; return $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE %s", $args . "%"));',
      name,
    );
    expect(Number(kept)).toBe(PROCESSES * WRITES);
  } finally {
    await wp(
      'global $wpdb; $wpdb->query($wpdb->prepare("DELETE FROM $wpdb->options WHERE option_name LIKE %s", $args . "%"));',
      name,
    );
  }
});
