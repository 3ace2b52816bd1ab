import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../wp';
import { freePort, HOST } from './php-server';

export interface CopiedSite {
  port: number;
  url: string;
  folder: string;
}

/**
 * Copies the tests' site, with its database, to a folder and an address of its own. The database still has the old address.
 * @param name part of the folder's name
 */
export async function copySite(name: string): Promise<CopiedSite> {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const folder = `${siteFolder()}-${name}-${port}`;
  cpSync(siteFolder(), folder, { recursive: true, verbatimSymlinks: true });
  writeFileSync(join(folder, 'url'), url);
  return { port, url, folder };
}
