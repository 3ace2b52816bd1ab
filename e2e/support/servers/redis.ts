import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, until } from '../../../bin/lib/nginx.mjs';

/** Whether Redis and PHP's extension for it are installed. */
export const hasRedis = (): boolean =>
  existsSync('/usr/bin/redis-server') &&
  execFileSync('php', ['-r', 'echo extension_loaded("redis") ? 1 : 0;']).toString() === '1';

export interface RedisServer {
  /** Path of its socket. */
  socket: string;
  stop: () => void;
}

/** An empty Redis of this test, without a port. */
export async function startRedis(): Promise<RedisServer> {
  const own = mkdtempSync(join(tmpdir(), 'stallkeeper-redis-'));
  const socket = join(own, 'redis.sock');
  const group = start(own, '/usr/bin/redis-server', [
    ...['--port', '0', '--unixsocket', socket, '--dir', own],
    ...['--save', '', '--appendonly', 'no', '--maxmemory', '128mb', '--maxmemory-policy', 'allkeys-lru'],
  ]);
  await until(() => existsSync(socket), 'Redis did not start.');
  return {
    socket,
    stop: () => {
      process.kill(-group, 'SIGTERM');
      rmSync(own, { recursive: true, force: true });
    },
  };
}
