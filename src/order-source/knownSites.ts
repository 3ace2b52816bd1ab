/** Content of `php-render/src/OrderSource/lists.json`. The PHP counterpart is `KnownSites`. */
export interface KnownSites {
  engines: Readonly<Record<string, readonly string[]>>;
  specification: readonly { host: string; param: string; source: string }[];
  aliases: Readonly<Record<string, readonly string[]>>;
  assistants: Readonly<Record<string, readonly string[]>>;
  payments: readonly string[];
  clicks: Readonly<Record<string, readonly string[]>>;
}

/**
 * The top-level domains of a pattern with `.*`: google.com, google.de, google.co.uk, google.com.br; not
 * google.evil.com.
 */
const COUNTRY = /^(com|cat|[a-z]{2}|com?\.[a-z]{2})$/;

/**
 * @param host in lower case, without `www.`
 * @param pattern host of the list; a leading `*.` includes subdomains, a trailing `.*` any country
 */
export function matchesHost(host: string, pattern: string): boolean {
  const hasSubdomains = pattern.startsWith('*.');
  const name = hasSubdomains ? pattern.slice(2) : pattern;
  if (!name.endsWith('*')) {
    return host === name || (hasSubdomains && host.endsWith(`.${name}`));
  }
  const stem = name.slice(0, -1);
  const at = hasSubdomains ? `.${host}`.lastIndexOf(`.${stem}`) : host.startsWith(stem) ? 0 : -1;
  return at >= 0 && COUNTRY.test(host.slice(at + stem.length));
}

/** @returns the first name with a matching pattern */
export const findName = (
  host: string,
  named: Readonly<Record<string, readonly string[]>>,
): string | undefined =>
  Object.keys(named).find((name) => named[name]?.some((pattern) => matchesHost(host, pattern)));
