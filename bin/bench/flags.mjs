/** Command line of Chromium for benchmarks. It can reach nothing but this machine. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND,EXCLUDE 127.0.0.1',
];
