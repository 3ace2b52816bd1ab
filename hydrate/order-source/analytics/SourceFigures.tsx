/**
 * Totals of the period beside those of the period before, and orders by week and origin.
 *
 * @jsxRuntime classic
 */
import { Chart, SummaryList, SummaryNumber } from '@woocommerce/components';
import type { Dates } from '@woocommerce/date';
import * as React from 'react';
import {
  changeOf,
  chartWeeks,
  type Figures,
  type SourceReport,
} from '../../../src/order-source/sourceReport';
import { money, number, percent } from './format';
import { settings } from './settings';

const FIGURES = ['orders', 'net', 'average', 'returning'] as const satisfies (keyof Figures)[];
const FORMATS = { orders: number, net: money, average: money, returning: percent };

interface Props {
  report: SourceReport | null;
  query: Record<string, string>;
  path: string;
  dates: { primary: Dates; secondary: Dates };
}

export function SourceFigures({ report, query, path, dates }: Props): React.ReactNode {
  const { texts } = settings();
  const before = report?.secondary?.totals;
  return (
    <>
      {report && (
        <SummaryList>
          {() =>
            FIGURES.map((figure) => (
              <SummaryNumber
                key={figure}
                label={texts[figure] ?? ''}
                value={FORMATS[figure](report.primary.totals[figure])}
                prevLabel={`${texts.before} ${dates.secondary.range}`}
                prevValue={before && FORMATS[figure](before[figure])}
                delta={before && changeOf(report.primary.totals[figure], before[figure])}
              />
            ))
          }
        </SummaryList>
      )}
      <Chart
        title={texts.chart}
        data={report ? chartWeeks(report.primary.weeks, texts.others ?? '') : []}
        query={query}
        path={path}
        isRequesting={report === null}
        emptyMessage={texts.empty}
        chartType="bar"
        interval="week"
        layout="item-comparison"
        itemsLabel={texts.orders}
        legendPosition="bottom"
        valueType="number"
        xFormat="%d"
        x2Format="%b %Y"
        tooltipLabelFormat="%B %-d, %Y"
      />
    </>
  );
}
