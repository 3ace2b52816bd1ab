/**
 * Sources and campaigns as a table, which can be downloaded as CSV.
 *
 * @jsxRuntime classic
 */
import { TableCard } from '@woocommerce/components';
import { downloadCSVFile, generateCSVDataFromTable, generateCSVFileName } from '@woocommerce/csv-export';
import * as React from 'react';
import { compareSources, type SourceReport, type SourceRow } from '../../../src/order-source/sourceReport';
import { money, number, percent } from './format';
import { settings } from './settings';

const PER_PAGE = 25;

interface Cell {
  display: string;
  value: string | number;
}

/** Columns in their order. `isNumeric` aligns a column at its end. */
const COLUMNS: { text: string; isNumeric: boolean; cell: (row: SourceRow) => Cell }[] = [
  { text: 'origin', isNumeric: false, cell: ({ origin }) => plain(origin) },
  { text: 'medium', isNumeric: false, cell: ({ medium }) => plain(medium) },
  { text: 'campaign', isNumeric: false, cell: ({ campaign }) => plain(campaign) },
  { text: 'orders', isNumeric: true, cell: ({ orders }) => ({ display: number(orders), value: orders }) },
  {
    text: 'ordersBefore',
    isNumeric: true,
    cell: ({ before: { orders } }) => ({ display: number(orders), value: orders }),
  },
  { text: 'net', isNumeric: true, cell: ({ net }) => ({ display: money(net), value: net }) },
  {
    text: 'netBefore',
    isNumeric: true,
    cell: ({ before: { net } }) => ({ display: money(net), value: net }),
  },
  { text: 'average', isNumeric: true, cell: ({ average }) => ({ display: money(average), value: average }) },
  {
    text: 'returning',
    isNumeric: true,
    cell: ({ returning }) => ({ display: percent(returning), value: returning }),
  },
];

interface Props {
  report: SourceReport | null;
  query: Record<string, string>;
}

export function SourceTable({ report, query }: Props): React.ReactNode {
  const { texts, report: name } = settings();
  const [page, setPage] = React.useState(1);
  const [perPage, setPerPage] = React.useState(PER_PAGE);
  const headers = COLUMNS.map(({ text, isNumeric }) => ({
    key: text,
    label: texts[text],
    isNumeric,
    isLeftAligned: !isNumeric,
    required: text === 'origin',
  }));
  const rows = report ? compareSources(report).map((row) => COLUMNS.map(({ cell }) => cell(row))) : [];
  const download = (): void =>
    downloadCSVFile(generateCSVFileName(name, query), generateCSVDataFromTable(headers, rows));
  const change = (parameter: string) => (value: string) => {
    if (parameter === 'paged') {
      setPage(Number(value) || 1);
    } else if (parameter === 'per_page') {
      setPage(1);
      setPerPage(Number(value) || PER_PAGE);
    }
  };
  return (
    <TableCard
      title={texts.title}
      headers={headers}
      rows={rows.slice((page - 1) * perPage, page * perPage)}
      rowsPerPage={perPage}
      totalRows={rows.length}
      isLoading={report === null}
      query={{ ...query, paged: String(page), per_page: String(perPage) }}
      onQueryChange={change}
      actions={[
        <button
          key="download"
          type="button"
          className="button"
          disabled={rows.length === 0}
          onClick={download}
        >
          {texts.download}
        </button>,
      ]}
    />
  );
}

const plain = (text: string): Cell => ({ display: text, value: text });
