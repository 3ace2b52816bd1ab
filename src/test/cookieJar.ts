/** Cookies as a browser keeps them: until they expire, at most 4096 bytes each. */
export function cookieJar(): { read: () => string; write: (line: string) => void; lines: string[] } {
  const kept = new Map<string, { value: string; until: number }>();
  const lines: string[] = [];
  return {
    lines,
    read: () =>
      [...kept]
        .filter(([, { until }]) => until > Date.now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    write: (line) => {
      lines.push(line);
      const [pair = '', ...attributes] = line.split(/; */);
      const [name = '', value = ''] = pair.split('=');
      const expires = attributes.find((attribute) => attribute.startsWith('expires='))?.slice(8);
      if (pair.length <= 4096) {
        kept.set(name, { value, until: expires === undefined ? Infinity : Date.parse(expires) });
      }
    },
  };
}
