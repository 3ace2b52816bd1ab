import type { ConsentCategories } from '../../src/attribution/consentMode';
import type { FieldValues, FieldPaths } from '../../src/attribution/fields';
import type { RawLifetimes } from '../../src/attribution/settings';
import type { RawCustomSites } from '../../src/attribution/customSites';

/**
 * WooCommerce's own object for order sources, which other plugins know, and what this theme adds to it. PHP prints it
 * (`plugin/src/Attribution/Capture/Scripts.php`); the gate makes its functions.
 */
export interface OrderAttribution {
  params: { lifetime?: unknown; session?: unknown; prefix: string; allowTracking: boolean };
  fields: FieldPaths;
  stallkeeper: Pick<RawLifetimes, 'promo'> &
    RawCustomSites & {
      /** Who knows whether the visitor allows it: the theme's bar, a consent plugin, the owner. */
      mode: 'ask' | 'plugin' | 'allowed';
      /** WP Consent API's. */
      category: string;
      /** Addresses of the scripts that come later. */
      gather: string;
      who: string;
      inputs: string;
      fields: string;
      /** For the analytics tag; empty where the shop has turned that off. */
      tag: ConsentCategories;
      extra: FieldPaths;
      /** What is known just now, extra fields included: set by the gate. */
      values?: FieldValues | null;
    };
  setOrderTracking: (isAllowed: boolean) => void;
  getAttributionData: () => Record<string, string | null>;
}

declare global {
  interface Window {
    wc_order_attribution: OrderAttribution;
    gtag?: (command: 'consent', action: 'update', names: Record<string, string>) => void;
    wp_has_consent?: (category: string) => boolean;
    wp_consent_type?: string;
    wp_fallback_consent_type?: string;
    waitfor_consent_hook?: boolean;
  }
}

/** Fires on the document with every change; `detail` holds all values by field name, or null when nothing may be known. */
export const SOURCE_CHANGED = 'stallkeeper:source';
export type SourceChanged = CustomEvent<FieldValues | null>;

/** WooCommerce's name for an element that adds the fields of an order's source to its form. */
export const INPUTS_ELEMENT = 'wc-order-attribution-inputs';
