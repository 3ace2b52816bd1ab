/** Stores cookies like a browser: until they expire, with at most 4096 bytes each. */
export function cookieJar(): { read: () => string; write: (line: string) => void; lines: string[] } {
  const cookies = new Map<string, { value: string; until: number }>();
  const lines: string[] = [];
  return {
    lines,
    read: () =>
      [...cookies]
        .filter(([, { until }]) => until > Date.now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    write: (line) => {
      lines.push(line);
      const [pair = '', ...attributes] = line.split(/; */);
      const [name = '', value = ''] = pair.split('=');
      const expires = attributes.find((attribute) => attribute.startsWith('expires='))?.slice(8);
      if (pair.length <= 4096) {
        cookies.set(name, { value, until: expires === undefined ? Infinity : Date.parse(expires) });
      }
    },
  };
}
