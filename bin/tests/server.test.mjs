import assert from 'node:assert/strict';
import net from 'node:net';
import { test } from 'node:test';
import { freePort, portMustBeFree } from '../lib/server.mjs';

test('a taken port is named in one sentence, a free one is let through', async () => {
  const port = await freePort();
  await portMustBeFree(port);
  const other = net.createServer();
  await new Promise((resolve) => other.listen(port, '127.0.0.1', resolve));
  await assert.rejects(portMustBeFree(port), {
    message: `Port ${port} is taken: choose another with --port N.`,
  });
  await new Promise((resolve) => other.close(resolve));
  await portMustBeFree(port);
});
