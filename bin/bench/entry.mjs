import { randomBytes } from 'node:crypto';
import { Fail, say } from '../lib/say.mjs';
import { clients } from './clients.mjs';
import { load, ms, percentile, processorMs } from './numbers.mjs';
import { searchOf, withNginx } from './site.mjs';

const AT_LEAST_TIMES = 10;
const CLIENTS = 4;
const BLOCKS = 6;
const BLOCK_MS = 3000;
const WARM_UP_MS = 1500;
const TIMEOUT_MS = 30_000;
/** What visitors type: words, beginnings, two words, a typo, other scripts, nothing. */
const QUERIES = ['tea', 'ke', 'kettel', 'bread knife', 'wool', 'the', 'saffron', 'messer', 'мёд', '茶', ''];

/** The light entry and the REST route take turns, so that whatever else the machine does meets both. */
export const bench = () =>
  withNginx(async (url, group) => {
    const ways = await waysOf(url);
    await mustAgree(ways);
    for (const way of ways) await block(way, group, WARM_UP_MS);
    say(
      `\n${CLIENTS} clients, ${BLOCKS} blocks of ${BLOCK_MS / 1000} s each in turn; load before: ${load()}`,
    );
    for (let i = 0; i < BLOCKS; i++) {
      // Alternate the order, so that neither endpoint always runs first.
      for (const way of i % 2 === 0 ? ways : [...ways].reverse())
        way.blocks.push(await block(way, group, BLOCK_MS));
    }
    return report(ways);
  });

async function waysOf(url) {
  const { appId, apiKey, indexName, endpoints, params } = await searchOf(url);
  const keys = `x-algolia-application-id=${appId}&x-algolia-api-key=${apiKey}`;
  const bodies = QUERIES.map((query) => JSON.stringify({ requests: [{ indexName, query, ...params }] }));
  const way = (name, endpoint, fresh) => ({
    name,
    question: { url: `${endpoint}/1/indexes/*/queries?${keys}`, bodies, fresh },
    blocks: [],
  });
  return [
    way('light', endpoints.light, false),
    way('rest', endpoints.rest, false),
    way('light, every question new', endpoints.light, true),
    way('rest, every question new', endpoints.rest, true),
  ];
}

/** Speed is worth nothing where the answers differ. */
async function mustAgree(ways) {
  for (const [i, query] of QUERIES.entries()) {
    const answers = await Promise.all(ways.map(({ question }) => answer(question.url, question.bodies[i])));
    const said = answers.map((text) =>
      JSON.stringify(JSON.parse(text).results.map(({ hits, nbHits }) => ({ hits, nbHits }))),
    );
    if (said.some((one) => one !== said[0]))
      throw new Fail(`The fast endpoint and the REST API return different results for "${query}".`);
  }
}

async function block({ question: { url, bodies, fresh } }, group, lastsMs) {
  const before = processorMs(group);
  let next = 0;
  const { times, errors, seconds } = await clients(url, {
    count: CLIENTS,
    lastsMs,
    timeoutMs: TIMEOUT_MS,
    body: () => (fresh ? asNew : String)(bodies[next++ % bodies.length]),
    isValid: (text) => text.startsWith('{"results":'),
  });
  if (errors.length > 0) throw new Fail(`${errors.length} searches failed, the first one with: ${errors[0]}`);
  return { times, seconds, processorMs: processorMs(group) - before };
}

/** With a parameter of the provider that the engine does not read: the same work for a new question. */
const asNew = (body) => body.replace('"query":', `"userToken":"${randomBytes(8).toString('hex')}","query":`);

function report(ways) {
  const rates = ways.map(({ name, blocks }) => {
    const times = blocks.flatMap((one) => one.times);
    const rate = times.length / sum(blocks, 'seconds');
    say(
      `  ${name.padEnd(27)}${rate.toFixed(1).padStart(7)} requests/s, p50 ${ms(percentile(times, 50))}, p95 ${ms(percentile(times, 95))}, ` +
        `${times.length} requests; PHP's processor time ${ms(sum(blocks, 'processorMs') / times.length)} each`,
    );
    return rate;
  });
  const [light, rest] = ways.map(({ blocks }) => blocks.map((one) => one.times.length / one.seconds));
  const ratio = rates[0] / rates[1];
  const ratioWhenNew = rates[2] / rates[3];
  const isKept = ratio >= AT_LEAST_TIMES;
  say(
    `  by block: ${light.map((rate, i) => (rate / rest[i]).toFixed(1)).join(', ')} times; load after: ${load()}`,
  );
  say(
    `${isKept ? '✓' : '✗'} the fast endpoint handles ${ratio.toFixed(1)} times as many requests (at least ${AT_LEAST_TIMES}); where every question is new, ${ratioWhenNew.toFixed(1)} times`,
  );
  return isKept ? 0 : 1;
}

const sum = (blocks, field) => blocks.reduce((all, one) => all + one[field], 0);

async function answer(url, body) {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
  const text = await response.text();
  if (!response.ok) throw new Fail(`A search returned the status ${response.status}: ${text.slice(0, 200)}`);
  return text;
}
