import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { ingredients } from '../lib/ingredients.mjs';
import { at } from '../lib/paths.mjs';
import { isKnownMessage } from '../lib/php-messages.mjs';
import { run } from '../lib/run.mjs';
import { givenWooCommerce } from '../lib/shop.mjs';
import { Fail, say } from '../lib/say.mjs';
import { hostileRequests } from './hostile-requests.mjs';
import { load, ms } from './numbers.mjs';
import { searchOf, withSite } from './site.mjs';

const REQUESTS = 10_000;
/** One after the other; the others come four at once. */
const ONE_BY_ONE = 0.25;
const AT_ONCE = 4;
/** The share of each part's requests that come from one address, at its end: the rate limit answers them. */
const OF_ONE_ADDRESS = 0.05;
const SLOWEST_MS = 2200;
const ROUNDS = 5;
const MAX_REPEATED = 100;
const GIVE_UP_MS = 20_000;
const LASTS_MS = 90 * 60_000;
/** Most requests come from addresses of their own: otherwise the rate limit would answer them all. */
const PROXY = "<?php\nadd_filter('stallkeeper_trusted_proxies', static fn(): array => ['127.0.0.1']);\n";

/**
 * Generated hostile requests to a site on this machine.
 * @param {string[]} args how many, from 100 to 1,000,000, and the seed; 10,000 and a random seed when absent; `records=NUMBER` adds
 *   that many generated records to the index first
 * @returns {Promise<number>} 1 when a check failed
 */
export async function bench(args) {
  const records = args.find((arg) => arg.startsWith('records='))?.slice('records='.length) ?? '0';
  const [count = String(REQUESTS), seed = String(randomInt(2 ** 31)), ...others] = args.filter(
    (arg) => !arg.startsWith('records='),
  );
  const isKnown = others.length === 0 && /^\d{1,7}$/.test(records);
  if (!isKnown || !/^[1-9]\d{2,6}$/.test(count) || !/^\d{1,10}$/.test(seed))
    throw new Fail('Usage: npm run bench -- hostile [REQUESTS (100 to 9999999)] [SEED] [records=NUMBER]');
  const { shop } = await ingredients({ wordpress: null, woocommerce: givenWooCommerce() });
  const measure = async (url, _group, folder) => {
    const hidden = await plant(folder);
    await addRecords(folder, records);
    return hostileRun(url, folder, Number(count), Number(seed), hidden);
  };
  return withSite(measure, {
    plugin: PROXY,
    shop,
  });
}

/** @returns {Promise<number>} 1 when a check failed */
export async function hostileRun(url, folder, count, seed, hidden) {
  const { appId, apiKey, indexName, endpoints } = await searchOf(url);
  const path = (address) => address.replace(url, '');
  const site = { appId, apiKey, indexName, light: path(endpoints.light), rest: path(endpoints.rest) };
  const next = hostileRequests(seed, { ...site, words: hidden.map(({ word }) => word) });
  const log = join(folder, 'debug.log');
  const logBefore = linesOf(log).length;
  say(`\n${count} requests, seed ${seed}; load before: ${load()}`);
  const ends = performance.now() + LASTS_MS;
  const oneByOne = Math.round(count * ONE_BY_ONE);
  const parts = [
    ['one after the other', await part(url, next, oneByOne, 1, hidden, ends)],
    [`${AT_ONCE} at once`, await part(url, next, count - oneByOne, AT_ONCE, hidden, ends)],
  ];
  const notices = linesOf(log)
    .slice(logBefore)
    .filter((line) => !isKnownMessage(line));
  return report(parts, notices, count) ? 0 : 1;
}

async function plant(folder) {
  const { output } = await run('php', ['-d', 'display_errors=stderr', at('bin/bench/hostile-posts.php')], {
    env: { STALLKEEPER_SITE: folder },
    failed: 'The hidden posts cannot be created.',
  });
  return JSON.parse(output.trim().split('\n').at(-1));
}

/** Adds the records after plant(), which builds the index again. */
async function addRecords(folder, records) {
  if (Number(records) === 0) return;
  const { output } = await run(
    'php',
    ['-d', 'opcache.enable_cli=1', at('bin/bench/hostile-records.php'), records],
    {
      env: { STALLKEEPER_SITE: folder },
      failed: 'The records cannot be added to the index.',
    },
  );
  say(`Records in the index: ${output.trim().split('\n').at(-1)}`);
}

const linesOf = (file) =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];

async function part(url, next, count, atOnce, hidden, ends) {
  const answers = [];
  let sent = 0;
  const fromOne = Math.round(count * (1 - OF_ONE_ADDRESS));
  const agent = new http.Agent({ keepAlive: false });
  const client = async () => {
    while (sent < count && performance.now() < ends) {
      const isOfOne = sent++ >= fromOne;
      const request = next();
      if (isOfOne) request.headers['x-forwarded-for'] = '198.51.100.7';
      answers.push(judged(await send(url, request, agent), request, hidden, isOfOne));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  for (const slow of answers.filter(({ took }) => took > SLOWEST_MS).slice(0, MAX_REPEATED))
    slow.took = Math.min(slow.took, await repeated(url, slow.request, atOnce, agent));
  return answers;
}

/** Other work on the machine only ever adds time: a slow request is sent again, as many at once, and its best round counts. */
async function repeated(url, request, atOnce, agent) {
  const rounds = [];
  for (let round = 0; round < ROUNDS && !rounds.some((took) => took <= SLOWEST_MS); round++) {
    const copies = Array.from({ length: atOnce }, (_, i) =>
      send(
        url,
        { ...request, headers: { ...request.headers, 'x-forwarded-for': `192.0.2.${round * atOnce + i}` } },
        agent,
      ),
    );
    rounds.push(Math.max(...(await Promise.all(copies)).map(({ took }) => took)));
  }
  return Math.min(...rounds);
}

/** A product that is hidden from the catalog is public: WordPress's own REST search lists it. Ours does not. */
const isListedByWordPress = (kind, { path }) =>
  kind === 'hidden product' && /(\/|%2f)wp(\/|%2f)v2(\/|%2f)search/i.test(path);

function judged({ status, body, took, error }, request, hidden, isOfOne) {
  const leaked = hidden
    .filter(({ kind, secret }) => body.includes(secret) && !isListedByWordPress(kind, request))
    .map(({ kind }) => kind);
  // An exact search for a hidden post's word finds nothing, however many it finds otherwise.
  if (request.sought !== null && /"nbHits":[1-9]/.test(body)) leaked.push('a number of hits');
  return {
    status,
    took,
    leaked,
    error,
    isOfOne,
    request,
    isNotice: /<b>(Warning|Notice|Deprecated|Fatal error)<\/b>|^PHP (Warning|Notice|Fatal)/m.test(body),
    what: `${request.method} ${request.path.slice(0, 160)} ${String(request.body ?? '').slice(0, 160)}`,
  };
}

function send(url, { method, path, headers, body }, agent) {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status, text, error = '') =>
      resolve({ status, body: text, took: performance.now() - start, error });
    try {
      const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
      const { hostname, port } = new URL(url);
      const request = http.request({
        hostname,
        port,
        method,
        path,
        agent,
        headers: { ...headers, ...length },
        timeout: GIVE_UP_MS,
      });
      request.once('response', (response) => {
        const pieces = [];
        response.on('data', (piece) => pieces.push(piece));
        response.once('end', () => end(response.statusCode, Buffer.concat(pieces).toString()));
        response.once('error', (error) => end(0, '', error.message));
      });
      request.once('error', (error) => end(0, '', error.message));
      request.once('timeout', () => request.destroy(new Error(`no answer in ${GIVE_UP_MS / 1000} s`)));
      request.end(body);
    } catch (error) {
      end(0, '', error.message);
    }
  });
}

function report(parts, notices, count) {
  const all = parts.flatMap(([, answers]) => answers);
  for (const [name, answers] of parts) {
    const statuses = new Map();
    for (const { status } of answers) statuses.set(status, 1 + (statuses.get(status) ?? 0));
    const counts = [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, n]) => `${n} × ${status}`);
    say(`  ${name}: ${answers.length} answers, ${counts.join(', ')}`);
    for (const { took, status, what } of [...answers].sort((a, b) => b.took - a.took).slice(0, 5))
      say(`    ${ms(took).padStart(10)}  ${status}  ${printable(what).slice(0, 140)}`);
  }
  const kept = (list, what) => {
    say(`${list.length === 0 ? '✓' : '✗'} ${what}: ${list.length}`);
    for (const one of list.slice(0, 10))
      say(
        `    ${printable(typeof one === 'string' ? one : `${one.status} ${one.error} ${one.leaked} ${ms(one.took)} ${one.what}`)}`,
      );
    return list.length === 0;
  };
  const isWhole = all.length === count;
  const limited = all.filter(({ isOfOne, status }) => isOfOne && status === 429).length;
  say(
    `  of one address: ${limited} of ${all.filter(({ isOfOne }) => isOfOne).length} answers are 429; load after: ${load()}`,
  );
  return [
    kept(isWhole ? [] : [`only ${all.length} of ${count}`], 'requests that were not sent in time'),
    kept(
      all.filter(({ status }) => status >= 500 || status === 0),
      'answers of 5xx, or none',
    ),
    kept(
      all.filter(({ isNotice }) => isNotice),
      'errors of PHP in an answer',
    ),
    kept(notices, 'new lines in the log of PHP'),
    kept(
      all.filter(({ leaked }) => leaked.length > 0),
      'answers with a post that is not public',
    ),
    kept(
      all.filter(({ took }) => took > SLOWEST_MS),
      `answers after more than ${SLOWEST_MS} ms`,
    ),
  ].every(Boolean);
}

const printable = (text) => text.replaceAll(/[^\x20-\x7e]/g, '.').slice(0, 400);
