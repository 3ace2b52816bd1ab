/**
 * The report _Analytics > Order sources_, made of the components of WooCommerce's own reports.
 *
 * @jsxRuntime classic
 */
import { ReportFilters } from '@woocommerce/components';
import { type Dates, getCurrentDates, getDateParamsFromQuery, isoDateFormat } from '@woocommerce/date';
import { getSetting } from '@woocommerce/settings';
import * as React from 'react';
import type { SourceReport } from '../../../src/order-source/sourceReport';
import { loadReport } from './loadReport';
import { SourceFigures } from './SourceFigures';
import { SourceTable } from './SourceTable';
import { settings } from './settings';
import { UnknownOrders } from './UnknownOrders';

interface Props {
  /** Parameters of the page's URL. */
  query: Record<string, string>;
  path: string;
}

export function OrderSources({ query, path }: Props): React.ReactNode {
  const { primary, secondary } = getCurrentDates(query);
  const { report, error, retry } = useReport(primary, secondary);
  return (
    <>
      <ReportFilters
        query={query}
        path={path}
        report={settings().report}
        filters={[]}
        isoDateFormat={isoDateFormat}
        siteLocale={getSetting<{ siteLocale?: string }>('locale', {}).siteLocale ?? 'en_US'}
        currency={getSetting('currency', {})}
        dateQuery={{ ...getDateParamsFromQuery(query), primaryDate: primary, secondaryDate: secondary }}
      />
      {error !== null && <Failure message={error} retry={retry} />}
      {report?.primary.is_cut && <p>{settings().texts.cut}</p>}
      {error === null && (
        <>
          <SourceFigures report={report} query={query} path={path} dates={{ primary, secondary }} />
          <SourceTable report={report} query={query} />
        </>
      )}
      {report !== null && report.unknown.length > 0 && <UnknownOrders orders={report.unknown} />}
      <p>
        <a href={settings().page}>{settings().texts.withoutScript}</a>
      </p>
    </>
  );
}

function Failure({ message, retry }: { message: string; retry: () => void }): React.ReactNode {
  return (
    <div className="notice notice-error inline" role="alert">
      <p>
        {settings().texts.failed} {message}
      </p>
      <p>
        <button type="button" className="button" onClick={retry}>
          {settings().texts.retry}
        </button>
      </p>
    </div>
  );
}

interface Loaded {
  /** What was loaded. */
  key: string;
  report: SourceReport | null;
  error: string | null;
}

/** @returns the report, null while it loads; the server's message after an error; a function that loads it again */
function useReport(
  primary: Dates,
  secondary: Dates,
): { report: SourceReport | null; error: string | null; retry: () => void } {
  const [attempt, setAttempt] = React.useState(0);
  const [loaded, setLoaded] = React.useState<Loaded>({ key: '', report: null, error: null });
  const periods = [primary, secondary].map(
    ({ after, before }) => `${after.format('YYYY-MM-DD')} ${before.format('YYYY-MM-DD')}`,
  );
  const key = [...periods, attempt].join(' ');
  React.useEffect(() => {
    const controller = new AbortController();
    loadReport(primary, secondary, controller.signal)
      .then((report) => setLoaded({ key, report, error: null }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) {
          setLoaded({ key, report: null, error: (error as { message?: string }).message ?? '' });
        }
      });
    return () => controller.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the dates are new objects in every render; `key` is not
  }, [key]);
  const isCurrent = loaded.key === key;
  return {
    report: isCurrent ? loaded.report : null,
    error: isCurrent ? loaded.error : null,
    retry: () => setAttempt(attempt + 1),
  };
}
