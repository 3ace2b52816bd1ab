/**
 * Requests the categories, brands and pages that match a query from the site's REST route `stallkeeper/v1/links`.
 *
 * @param url absolute URL of the route
 * @returns untrusted groups
 * @throws if the request failed or was aborted
 */
export async function requestLinks(url: string, query: string, signal: AbortSignal): Promise<unknown> {
  // With plain permalinks the REST URL already has a query string.
  const requestUrl = new URL(url);
  requestUrl.searchParams.set('query', query);
  // Without cookies the response is the same for all visitors.
  const response = await fetch(requestUrl, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return ((await response.json()) as { groups?: unknown } | null)?.groups;
}
