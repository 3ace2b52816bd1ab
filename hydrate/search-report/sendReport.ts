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
    // The URL of the page may contain personal data, and the site does not need it.
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
