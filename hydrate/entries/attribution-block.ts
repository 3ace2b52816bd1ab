import { registerCheckoutBlock } from '@woocommerce/blocks-checkout';
import { OrderSource } from '../attribution/OrderSource';

registerCheckoutBlock({
  metadata: {
    name: 'stallkeeper/order-source',
    parent: ['woocommerce/checkout-fields-block'],
    // Part of every block checkout, also of those whose page was saved without it.
    attributes: { lock: { type: 'object', default: { remove: true, move: true } } },
  },
  component: OrderSource,
});
