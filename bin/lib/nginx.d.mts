export interface Nginx {
  /** Directory of the stored pages. */
  cache: string;
  /** Process groups of php-fpm and nginx. */
  groups: number[];
  /** Stops php-fpm only. */
  stopPhp: () => Promise<void>;
  stop: () => Promise<void>;
}

export function serveNginx(
  folder: string,
  port: number,
  options?: { isCached?: boolean; php?: Record<string, string | number> },
): Promise<Nginx>;

export function hasNginx(): Promise<boolean>;
export function start(own: string, file: string, args: string[]): number;
export function until(
  isReady: () => boolean | Promise<boolean>,
  failed: string | (() => string),
): Promise<void>;
