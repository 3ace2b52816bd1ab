/** Adds the report of order sources to WooCommerce Analytics. */
import { addFilter } from '@wordpress/hooks';
import { OrderSources } from '../../order-source/analytics/OrderSources';
import { settings } from '../../order-source/analytics/settings';

addFilter<object[]>('woocommerce_admin_reports_list', 'stallkeeper/order-sources', (reports) => [
  ...reports,
  {
    report: settings().report,
    title: settings().texts.title,
    component: OrderSources,
    navArgs: { id: settings().id },
  },
]);
