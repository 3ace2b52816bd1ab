/**
 * A component of the block checkout that sets the order's source in the checkout's extension data, and removes it.
 * It uses the page's React and the checkout's functions.
 */
import type { CheckoutBlockProps } from '@woocommerce/blocks-checkout';
import { useEffect, useRef } from 'react';
import type { FieldValues } from '../../src/order-source/fields';
import { SOURCE_CHANGED, type SourceChanged } from './orderAttribution';

const CORE_NAMESPACE = 'woocommerce/order-attribution';
const OWN_NAMESPACE = 'stallkeeper';

export function OrderSource({ checkoutExtensionData }: CheckoutBlockProps): null {
  // The checkout passes a new function with every render. The ref keeps the latest one, so that the effect runs once.
  const setExtensionData = useRef(checkoutExtensionData.setExtensionData);
  useEffect(() => {
    setExtensionData.current = checkoutExtensionData.setExtensionData;
  });
  useEffect(() => {
    const orderAttribution = window.wc_order_attribution;
    const setValues = (values: FieldValues | null): void => {
      for (const name of Object.keys(orderAttribution.fields)) {
        setExtensionData.current(CORE_NAMESPACE, name, values?.[name] ?? null);
      }
      for (const name of Object.keys(orderAttribution.stallkeeper.extra)) {
        setExtensionData.current(OWN_NAMESPACE, name, values?.[name] ?? null);
      }
    };
    const whenChanged = (event: Event): void => setValues((event as SourceChanged).detail);
    document.addEventListener(SOURCE_CHANGED, whenChanged);
    if (orderAttribution.stallkeeper.values) {
      setValues(orderAttribution.stallkeeper.values);
    }
    return () => document.removeEventListener(SOURCE_CHANGED, whenChanged);
  }, []);
  return null;
}
