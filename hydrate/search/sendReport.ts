interface Report {
  query: string;
  results?: number;
  selected?: number;
}

/** Sends a request to the search report without cookies. It completes after the visitor has left the page. */
export function sendReport(url: string, report: Report): void {
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
    // The site needs no URL of the page, which may contain more than the query.
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
