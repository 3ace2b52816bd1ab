/**
 * The part of the block checkout: puts an order's source into the checkout's extension data, and takes it out again.
 * React and the checkout's own functions are the page's.
 */
import type { CheckoutBlockProps } from '@woocommerce/blocks-checkout';
import { useEffect, useRef } from 'react';
import type { FieldValues } from '../../src/attribution/fields';
import { SOURCE_CHANGED, type SourceChanged } from './orderAttribution';

const CORE_NAMESPACE = 'woocommerce/order-attribution';
const OWN_NAMESPACE = 'stallkeeper';

export function OrderSource({ checkoutExtensionData }: CheckoutBlockProps): null {
  // A new function with every drawing of the checkout: the newest is called, the effect stays one.
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
