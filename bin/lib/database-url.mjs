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
    throw new Fail(`DATABASE_URL cannot be read: it must look like ${FORM}.`);
  }
  if (!['mysql:', 'mariadb:'].includes(url.protocol)) {
    throw new Fail(`DATABASE_URL names ${url.protocol}// but only MySQL and MariaDB are known: ${FORM}.`);
  }
  const [user, password, name] = [url.username, url.password, url.pathname.slice(1)].map(decoded);
  if (url.hostname === '' || user === '') throw new Fail(`DATABASE_URL lacks a user or a host: ${FORM}.`);
  if (!NAME.test(name)) throw new Fail(`DATABASE_URL lacks the name of a database: ${FORM}.`);
  return { user, password, host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3306), name };
}

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Fail(`DATABASE_URL holds a broken %-code: write a percent sign as %25.`);
  }
}
