import { Fail } from './say.mjs';

const FORM = 'mysql://user:password@host:port/database';
const NAME = /^[A-Za-z0-9_$-]{1,64}$/;

/**
 * Reads DATABASE_URL. The password may be percent-encoded.
 * @param {string|undefined} text
 * @returns {null|{user: string, password: string, host: string, port: number, name: string}} null: use SQLite
 * @throws {Fail} when it is set and is not of the form mysql://user:password@host:port/database
 */
export function databaseUrl(text) {
  if (text === undefined || text === '') return null;
  let url;
  try {
    url = new URL(text);
  } catch {
    throw new Fail(`DATABASE_URL is not valid. Expected: ${FORM}.`);
  }
  if (!['mysql:', 'mariadb:'].includes(url.protocol)) {
    throw new Fail(
      `DATABASE_URL uses ${url.protocol}//, but only MySQL and MariaDB are supported. Expected: ${FORM}.`,
    );
  }
  const [user, password, name] = [url.username, url.password, url.pathname.slice(1)].map(decoded);
  if (url.hostname === '' || user === '')
    throw new Fail(`DATABASE_URL has no user or no host. Expected: ${FORM}.`);
  if (!NAME.test(name)) throw new Fail(`DATABASE_URL has no database name. Expected: ${FORM}.`);
  return { user, password, host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3306), name };
}

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Fail(`DATABASE_URL contains an invalid percent escape. Write a percent sign as %25.`);
  }
}
