import type { Dates } from '@woocommerce/date';
import apiFetch from '@wordpress/api-fetch';
import type { SourceReport } from '../../../src/order-source/sourceReport';

/** Requests the figures of a period and of the one that it is compared with. Rejects with the server's error. */
export function loadReport(primary: Dates, secondary: Dates, signal: AbortSignal): Promise<SourceReport> {
  const parameters = new URLSearchParams({
    after: primary.after.format('YYYY-MM-DDT00:00:00'),
    before: primary.before.format('YYYY-MM-DDT23:59:59'),
    compare_after: secondary.after.format('YYYY-MM-DDT00:00:00'),
    compare_before: secondary.before.format('YYYY-MM-DDT23:59:59'),
  });
  return apiFetch<SourceReport>({ path: `/stallkeeper/v1/order-sources?${parameters}`, signal });
}
