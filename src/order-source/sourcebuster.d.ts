/**
 * The npm package `sourcebuster`. The library reads globals, so `bin/lib/sourcebuster-loader.cjs` wraps it in
 * a function that receives the page.
 */
declare module 'sourcebuster' {
  export interface LibraryPage {
    window: { location: { search: string } };
    document: { location: { href: string; hostname: string }; referrer: string; cookie: string };
  }

  export interface LibraryOptions {
    /** Months. */
    lifetime: number;
    /** Minutes. */
    session_length: number;
    /** '0' is UTC; the number 0 would be the visitor's time zone. */
    timezone_offset: string;
    promocode: { min: number; max: number } | false;
    organics: { host: string; param: string; display: string }[];
    referrals: { host: string; medium: string; display: string }[];
    domain: { host: string; isolate: boolean };
  }

  export interface Library {
    init: (options: LibraryOptions) => void;
  }

  const library: (
    window: LibraryPage['window'],
    document: LibraryPage['document'],
    navigator: object,
  ) => Library;
  export default library;
}
