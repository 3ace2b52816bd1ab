import { isIPv4 } from 'node:net';
import { Fail } from './say.mjs';

const SITE_NAME = /^[a-z0-9][a-z0-9-]{0,40}$/;

/** The options of `npm start` and their defaults. */
export const START = {
  port: 8080,
  host: '127.0.0.1',
  site: 'demo',
  reset: false,
  serve: true,
  woocommerce: false,
  standIn: false,
  system: true,
  yes: false,
};

const USAGE =
  'npm start -- [--port N] [--host ADDRESS] [--reset] [--no-serve] [--site NAME] [--woocommerce] [--stand-in] [--no-system] [--yes]';

/**
 * @param {string[]} args the arguments behind `npm start --`
 * @returns {typeof START}
 * @throws {Fail} on anything unknown: a mistyped option must not start something else
 */
export function startOptions(args) {
  const options = { ...START };
  const rest = args.flatMap((arg) =>
    /^--[\w-]+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg],
  );
  while (rest.length > 0) {
    const arg = rest.shift();
    if (arg === '--reset') options.reset = true;
    else if (arg === '--no-serve') options.serve = false;
    else if (arg === '--no-system') options.system = false;
    else if (arg === '--woocommerce') options.woocommerce = true;
    else if (arg === '--stand-in') options.standIn = true;
    else if (arg === '--yes') options.yes = true;
    else if (arg === '--port') options.port = portNumber(rest.shift());
    else if (arg === '--host') options.host = address(rest.shift());
    else if (arg === '--site') options.site = siteName(rest.shift());
    else throw new Fail(`Unknown option ${arg}. Use: ${USAGE}`);
  }
  return options;
}

/**
 * Separates the flags of a test command from the arguments that it passes on.
 * @param {string[]} args
 * @param {string[]} known for example `--no-system`
 * @returns {{flags: Set<string>, rest: string[]}}
 */
export function splitFlags(args, known) {
  return {
    flags: new Set(args.filter((arg) => known.includes(arg))),
    rest: args.filter((arg) => !known.includes(arg)),
  };
}

function portNumber(text) {
  if (!/^\d{1,5}$/.test(text ?? '') || Number(text) < 1 || Number(text) > 65535) {
    throw new Fail(`--port needs a number from 1 to 65535${text === undefined ? '' : `, not ${text}`}.`);
  }
  return Number(text);
}

/** Behind 0.0.0.0, the site is reachable from other machines: a container needs it. */
function address(text) {
  if (isIPv4(text ?? '')) return text;
  throw new Fail('--host needs an IPv4 address, such as 0.0.0.0.');
}

function siteName(text) {
  if (!SITE_NAME.test(text ?? ''))
    throw new Fail('--site needs a name of lowercase letters, digits and hyphens.');
  return text;
}
