/** Content of `php-render/src/Attribution/lists.json`. The PHP equivalent is `KnownSites`. */
export interface KnownSites {
  engines: Readonly<Record<string, readonly string[]>>;
  specification: readonly { host: string; param: string; source: string }[];
  aliases: Readonly<Record<string, readonly string[]>>;
  assistants: Readonly<Record<string, readonly string[]>>;
  payments: readonly string[];
  clicks: Readonly<Record<string, readonly string[]>>;
}

/** A country's ending: google.com, google.de, google.co.uk, google.com.br; but never google.evil.com. */
const COUNTRY = /^(com|cat|[a-z]{2}|com?\.[a-z]{2})$/;

/**
 * @param host in small letters, without `www.`
 * @param pattern as the list writes it: `*.` in front for sub-domains, `.*` at the end for any country
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

/** @returns the name whose pattern fits */
export const findName = (
  host: string,
  named: Readonly<Record<string, readonly string[]>>,
): string | undefined =>
  Object.keys(named).find((name) => named[name]?.some((pattern) => matchesHost(host, pattern)));
