import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Fail, say } from './say.mjs';

const SILENCE_MS = 20_000;
const TELL_EVERY_MS = 2_000;
const REACHABLE_WITHIN_MS = 5_000;
/** No plugin and no WordPress is that large: an endless answer must not fill the disk. */
const MAX_BYTES = 300_000_000;
const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The network or the server cannot be reached. */
export class Unreachable extends Fail {}

/**
 * @param {string} url
 * @param {number} withinMs
 * @returns {Promise<boolean>} whether the server responds in this time
 */
export const isReachable = (url, withinMs = REACHABLE_WITHIN_MS) =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(withinMs) }).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Downloads a file and prints its progress.
 * @param {string} what name of the download, for messages
 * @param {string} url
 * @param {string} file where it goes; its folder is there
 * @param {{mark?: string|null, silenceMs?: number, maxBytes?: number}} [options] mark: what an earlier call returned
 * @returns {Promise<string|null>} the release's mark (its ETag, may be empty); null when it still is the one with that mark
 * @throws {Fail} one sentence when it cannot be fetched whole
 */
export async function download(what, url, file, options = {}) {
  const { mark = null, silenceMs = SILENCE_MS, maxBytes = MAX_BYTES } = options;
  const { host } = new URL(url);
  const abort = new AbortController();
  let timer;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(), silenceMs);
  };
  heard();
  try {
    const headers = mark ? { 'if-none-match': mark } : {};
    const response = await fetch(url, { headers, signal: abort.signal }).catch(() => {
      throw new Unreachable(`${what} could not be downloaded from ${host}. Check the network connection.`);
    });
    if (mark && response.status === 304) return null;
    if (!response.ok || response.body === null)
      throw new Fail(`${what} could not be downloaded: ${host} responded with status ${response.status}.`);
    const size = Number(response.headers.get('content-length')) || null;
    const meter = counted(what, size, maxBytes, heard);
    await pipeline(
      Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (response.body)),
      meter,
      createWriteStream(file),
    ).catch((error) => {
      if (error instanceof Fail || error.code === 'ENOSPC') throw error;
      throw new Fail(
        `${what} could not be downloaded completely: the connection to ${host} was interrupted.`,
      );
    });
    return response.headers.get('etag') ?? '';
  } finally {
    clearTimeout(timer);
  }
}

const counted = (what, size, maxBytes, heard) =>
  async function* (chunks) {
    let [bytes, told] = [0, Date.now()];
    for await (const chunk of chunks) {
      heard();
      bytes += chunk.length;
      if (bytes > maxBytes)
        throw new Fail(`${what} was not downloaded: it is larger than ${megabytes(maxBytes)}.`);
      if (Date.now() - told >= TELL_EVERY_MS) {
        told = Date.now();
        say(`  ${what} … ${megabytes(bytes)}${size ? ` of ${megabytes(size)}` : ''}`);
      }
      yield chunk;
    }
  };
