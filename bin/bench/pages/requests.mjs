import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { Fail } from '../../lib/say.mjs';

/** Measures are written after the response. */
const WAIT_MS = 5000;

/**
 * @typedef {{ms: number, processorMs: number, queries: number, files: number, profile?: object}} Measures
 *   PHP time and processor time in ms, SQL queries, PHP files; see measure.php
 */

/**
 * Requests a page.
 * @param {string} address
 * @param {string} folder of the site
 * @param {string} theme directory of the theme
 * @returns {Promise<Measures>}
 */
export async function measured(address, folder, theme) {
  const id = randomUUID();
  const { status, body } = await get(address, {
    'x-bench-id': id,
    'x-bench-theme': theme,
    'accept-encoding': 'identity',
  });
  if (status !== 200 || !body.includes('</html>'))
    throw new Fail(`${address} with the theme ${theme} returned the status ${status}: ${body.slice(-300)}`);
  return measuresOf(join(folder, 'measures.log'), id);
}

async function measuresOf(file, id) {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await new Promise((done) => setTimeout(done, 2))) {
    const line = lines(file).find((one) => one.includes(id));
    if (line === undefined) continue;
    rmSync(file);
    return JSON.parse(line);
  }
  throw new Fail('A request was not measured.');
}

function lines(file) {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(0, -1);
  } catch {
    return [];
  }
}

/** @returns {Promise<{status: number|undefined, body: string}>} */
const get = (address, headers) =>
  new Promise((resolve, reject) => {
    http
      .get(address, { headers, agent: false }, (response) => {
        let body = '';
        response
          .setEncoding('utf8')
          .on('data', (text) => (body += text))
          .once('end', () => resolve({ status: response.statusCode, body }));
      })
      .once('error', reject);
  });
