import { readdirSync, readFileSync } from 'node:fs';
import { say } from '../lib/say.mjs';
import { clients } from './clients.mjs';
import { load, ms, percentile } from './numbers.mjs';
import { searchOf, withNginx } from './site.mjs';

const CLIENTS = 50;
const LASTS_MS = 30_000;
const WARM_UP_MS = 2000;
const TIMEOUT_MS = 10_000;
const MAX_P99_MS = 100;
/** Processes that keep what they need grow at first; what grows on and on is a leak. */
const MAX_GROWTH = 1.15;
const SAMPLE_MS = 1000;
/** A visitor's letters, as they come: most are beginnings, some were asked before. */
const WORDS = ['kettle', 'bread', 'saffron', 'coffee', 'basket', 'honey', 'market', 'linen', 'spoon', 'wool'];

/** 50 visitors at once, each asking again as soon as it has its answer, for 30 s. */
export const bench = () =>
  withNginx(async (url, group) => {
    const { address, options } = await searches(url);
    say(`\nload before: ${load()}`);
    await clients(address, { ...options, lastsMs: WARM_UP_MS });
    const memory = [];
    const sampling = setInterval(() => memory.push(memoryOf(group)), SAMPLE_MS);
    const { times, errors, seconds } = await clients(address, { ...options, lastsMs: LASTS_MS });
    clearInterval(sampling);
    const growth = mean(memory.slice(-5)) / mean(memory.slice(0, 5));
    const p99 = percentile(times, 99);
    say(`  ${CLIENTS} clients, ${seconds.toFixed(0)} s: ${(times.length / seconds).toFixed(0)} answers/s`);
    return [
      kept(errors.length === 0, `${errors.length} errors${errors.length > 0 ? `, first: ${errors[0]}` : ''}`),
      kept(
        p99 < MAX_P99_MS,
        `p50 ${ms(percentile(times, 50))}, p95 ${ms(percentile(times, 95))}, p99 ${ms(p99)} (below ${MAX_P99_MS} ms); load after: ${load()}`,
      ),
      kept(
        growth < MAX_GROWTH,
        `memory of the server's processes: ${mean(memory.slice(0, 5)).toFixed(0)} MB, at the end ${mean(memory.slice(-5)).toFixed(0)} MB`,
      ),
    ].every(Boolean)
      ? 0
      : 1;
  });

function kept(isKept, line) {
  say(`${isKept ? '✓' : '✗'} ${line}`);
  return isKept;
}

/** The address of the searches, and the options of clients(). */
async function searches(url) {
  const { appId, apiKey, indexName, endpoints, params } = await searchOf(url);
  const address = `${endpoints.light}/1/indexes/*/queries?x-algolia-application-id=${appId}&x-algolia-api-key=${apiKey}`;
  const bodies = WORDS.flatMap((word) =>
    [...word].map((_, at) =>
      JSON.stringify({ requests: [{ indexName, query: word.slice(0, at + 1), ...params }] }),
    ),
  );
  let next = 0;
  return {
    address,
    options: {
      count: CLIENTS,
      timeoutMs: TIMEOUT_MS,
      body: () => bodies[next++ % bodies.length],
      isValid: (text) => text.startsWith('{"results":'),
    },
  };
}

/** MB that the processes of a group hold together. */
function memoryOf(group) {
  let kB = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) !== group) continue;
      kB += Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It has just ended.
    }
  }
  return kB / 1024;
}

const mean = (values) => values.reduce((all, one) => all + one, 0) / values.length;
