import { runKey } from './wp';

/**
 * Restores the database and the search index of the site, if they differ from the copy that `npm run e2e` has made. Waits for
 * requests that still run. See fixtures/site/router.php.
 */
export async function restoreSite(): Promise<void> {
  const response = await fetch(new URL('/stallkeeper-tests-restore', process.env.E2E_URL), {
    method: 'POST',
    headers: { 'x-run-key': runKey() },
  });
  if (!response.ok)
    throw new Error(`The site was not restored (${response.status}): see server.log in its folder.`);
}
