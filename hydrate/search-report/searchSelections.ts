import type { ReportSettings } from '../../src/search-report/reportSettings';
import type { ShownResults } from '../../src/search-report/shownResults';
import { hasSelectionConsent } from './selectionConsent';
import { sendReport } from './sendReport';

/**
 * Counts a selected result. Loaded only with the visitor's consent.
 *
 * @param href absolute URL of the link; only links to results count
 */
export function reportSelection(settings: ReportSettings, { query, hits }: ShownResults, href: string): void {
  const hit = hits.find((one) => new URL(one.href, location.href).href === href);
  // The ID of a record begins with the ID of its post.
  const selected = parseInt(hit?.objectID ?? '', 10);
  // The visitor may have withdrawn consent on this page.
  if (selected > 0 && query.trim() !== '' && hasSelectionConsent(settings)) {
    sendReport(settings.url, { query: query.trim(), selected });
  }
}
