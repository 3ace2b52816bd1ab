import type { ConsentCategories } from '../../src/consent/consentMode';
import type { FieldValues, FieldPaths } from '../../src/order-source/fields';
import type { RawLifetimes } from '../../src/order-source/settings';
import type { RawCustomSites } from '../../src/order-source/customSites';

/**
 * WooCommerce's object for order attribution, which other plugins use, with the fields of this plugin. PHP prints it
 * (`plugin/src/OrderSource/Capture/SourceScripts.php`); the consent script defines its functions.
 */
export interface OrderAttribution {
  params: { lifetime?: unknown; session?: unknown; base64?: boolean; prefix: string; allowTracking: boolean };
  fields: FieldPaths;
  stallkeeper: Pick<RawLifetimes, 'promo'> &
    RawCustomSites & {
      /** What decides about consent: the visitor's choice in the banner, a consent plugin, or the shop's setting. */
      mode: 'ask' | 'plugin' | 'allowed';
      /** Category of the WP Consent API. */
      category: string;
      /** How long the visitor's choice is stored. */
      choiceSeconds: number;
      /** URLs of the modules that are loaded on demand. */
      collect: string;
      referrer: string;
      elements: string;
      fields: string;
      /** Consent categories for the analytics tag; empty if Consent Mode is disabled. */
      tag: ConsentCategories;
      extra: FieldPaths;
      /** Current values, including the extra fields. The consent script sets them. */
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

/** Fires on the document after every change. `detail` contains all values by field name, or null without consent. */
export const SOURCE_CHANGED = 'stallkeeper:source';
export type SourceChanged = CustomEvent<FieldValues | null>;

/** WooCommerce's element that adds the attribution fields to its form. */
export const INPUTS_ELEMENT = 'wc-order-attribution-inputs';
