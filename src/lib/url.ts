const SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'];

/**
 * The one allow-list of addresses: http, https, mail, telephone and relative ones. The PHP twin is `Stallkeeper\Render\Url`.
 *
 * @returns the address, or '' when a browser could take it for anything else
 */
export function allowUrl(url: string): string {
  // Browsers drop tabs and line breaks anywhere and control characters in front before they look for the scheme.
  // eslint-disable-next-line no-control-regex
  const clean = url.replace(/[\t\r\n]+/g, '').replace(/^[\x00-\x20]+|[\x00-\x20]+$/g, '');
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(clean)?.[1];
  if (scheme !== undefined) {
    return SCHEMES.includes(scheme.toLowerCase()) ? clean : '';
  }
  return clean.includes('\0') || clean.startsWith(':') ? '' : clean;
}
