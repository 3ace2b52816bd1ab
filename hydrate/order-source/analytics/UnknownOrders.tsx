/**
 * Explains why orders have no source.
 *
 * @jsxRuntime classic
 */
import { TableCard } from '@woocommerce/components';
import * as React from 'react';
import type { SourceReport } from '../../../src/order-source/sourceReport';
import { settings } from './settings';

export function UnknownOrders({ orders }: { orders: SourceReport['unknown'] }): React.ReactNode {
  const { texts } = settings();
  return (
    <TableCard
      title={texts.unknown}
      headers={[
        { key: 'order', label: texts.order, isLeftAligned: true, required: true },
        { key: 'reason', label: texts.reason, isLeftAligned: true },
      ]}
      rows={orders.map(({ number, url, reason }) => [
        { display: <a href={url}>{number}</a>, value: number },
        { display: reason, value: reason },
      ])}
      rowsPerPage={orders.length}
      totalRows={orders.length}
      showMenu={false}
    />
  );
}
