import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { at } from '../lib/paths.mjs';

test('docs/settings.md describes the current settings', () => {
  const { status, stdout, stderr } = spawnSync('php', [at('bin/lib/settings-docs.php'), '--check'], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout + stderr);
});
