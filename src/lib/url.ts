const SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'];

/**
 * Allows http, https, mailto, tel, sms and relative URLs. All URLs pass this allow-list. The PHP counterpart
 * is `Stallkeeper\Render\Url`.
 *
 * @returns the URL; '' if a browser could read another scheme from it
 */
export function allowUrl(url: string): string {
  // Browsers ignore tabs, line breaks and leading control characters when they read the scheme.
  // eslint-disable-next-line no-control-regex
  const clean = url.replace(/[\t\r\n]+/g, '').replace(/^[\x00-\x20]+|[\x00-\x20]+$/g, '');
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(clean)?.[1];
  if (scheme !== undefined) {
    return SCHEMES.includes(scheme.toLowerCase()) ? clean : '';
  }
  return clean.includes('\0') || clean.startsWith(':') ? '' : clean;
}
