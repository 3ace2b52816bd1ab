import autocannon from 'autocannon';

/** Autocannon ends at a sample. */
const SAMPLE_MS = 100;

/**
 * Sends requests from parallel clients. Each sends its next request as soon as it has the whole response.
 *
 * Needs a server that keeps connections open, such as nginx: autocannon cannot read the responses of PHP's own server,
 * which end with the connection.
 *
 * @param {string} url
 * @param {{count: number, lastsMs: number, timeoutMs: number, body?: () => string, isValid?: (text: string) => boolean}} options
 *   body: of the next request, which then is a POST request; isValid: whether a response has the expected content
 * @returns {Promise<{times: number[], errors: string[], seconds: number}>} times in ms
 */
export async function clients(url, { count, lastsMs, timeoutMs, body, isValid = () => true }) {
  const times = [];
  const errors = [];
  const run = autocannon({
    url,
    connections: count,
    duration: lastsMs / 1000,
    sampleInt: SAMPLE_MS,
    timeout: timeoutMs / 1000,
    verifyBody: isValid,
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }],
    }),
  });
  run.on('response', (client, status, bytes, ms) => {
    // Autocannon's own histogram has whole milliseconds.
    if (status === 200) times.push(ms);
    else errors.push(`status ${status}`);
  });
  run.on('reqError', (error) => errors.push(error.message));
  run.on('reqMismatch', (text) => errors.push(`unexpected response: ${String(text).slice(0, 100)}`));
  const { duration } = await run;
  return { times, errors, seconds: duration };
}
