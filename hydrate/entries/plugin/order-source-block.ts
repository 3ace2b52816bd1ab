import { registerCheckoutBlock } from '@woocommerce/blocks-checkout';
import { OrderSource } from '../../order-source/OrderSource';

registerCheckoutBlock({
  metadata: {
    name: 'stallkeeper/order-source',
    parent: ['woocommerce/checkout-fields-block'],
    // The lock adds the block to all checkouts, including those that were saved without it.
    attributes: { lock: { type: 'object', default: { remove: true, move: true } } },
  },
  component: OrderSource,
});
