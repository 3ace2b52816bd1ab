import { connect } from 'node:net';

const TIMEOUT_MS = 30_000;

/**
 * One search, sent as a browser's client sends it. It speaks to the socket itself: Node's own HTTP client costs half a
 * millisecond of processor time a request, about what the light entry needs to answer, on the cores they share.
 * @param {string} url of a server on this machine that closes the connection after its answer, as `php -S` does
 * @param {string} body JSON
 * @returns {Promise<{status: number, text: string}>} the answer's status and body
 * @throws {Error} when the connection breaks, is no HTTP, or nothing has come for 30 s
 */
export function post(url, body) {
  const { hostname, port, host, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const parts = [];
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket
      .setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('30 s without an answer')))
      .on('data', (part) => parts.push(part))
      .once('error', reject)
      .once('end', () => {
        const answer = Buffer.concat(parts).toString('utf8');
        const status = /^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1];
        const head = answer.indexOf('\r\n\r\n');
        if (!status || head === -1) reject(new Error(`No HTTP: ${answer.slice(0, 100)}`));
        else resolve({ status: Number(status), text: answer.slice(head + 4) });
      });
    // HTTP/1.0: the answer ends with the connection and comes in one piece.
    socket.end(
      `POST ${pathname}${search} HTTP/1.0\r\nHost: ${host}\r\nContent-Type: text/plain\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  });
}
