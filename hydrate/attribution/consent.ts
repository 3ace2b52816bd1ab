import type { FieldValues } from '../../src/attribution/fields';
import { INPUTS, SOURCE_CHANGED, type SourceShop } from './orderAttribution';

export const shop = window.wc_order_attribution;
export const { params, stallkeeper: own } = shop;
/** The landing page. Other scripts may change the address before the visitor allows tracking. */
const landing = location.href;
export let isAllowed = false;

/**
 * Starts or stops tracking. Fetches the module that counts the visit, or expires the cookies and empties the fields.
 *
 * @param isChoice whether the visitor has just chosen: then the server is told
 */
export function decide(allow: boolean, isChoice: boolean): void {
  const wasAllowed = isAllowed;
  isAllowed = params.allowTracking = allow;
  if (!allow) {
    // Earlier pages of this visit may have written cookies.
    forget();
    publish(null);
  } else if (!wasAllowed) {
    gather();
  } else if (own.values) {
    // Plugins call this again after they have added an element.
    publish(own.values);
  }
  if (isChoice) {
    remember(allow ? 'allow' : 'deny');
  }
}

function gather(): void {
  import(/* webpackIgnore: true */ own.gather)
    .then((script: { gatherSource: (shop: SourceShop, href: string) => Promise<FieldValues | null> }) =>
      script.gatherSource(shop, landing),
    )
    // The visitor may have withdrawn consent in the meantime. Without a result the server's values remain.
    .then((found) => isAllowed && found && publish(found))
    .catch(console.warn);
}

function publish(next: FieldValues | null): void {
  own.values = next;
  document.dispatchEvent(new CustomEvent(SOURCE_CHANGED, { detail: next }));
}

/** A cookie ends where it began: on this host, or on any domain above it. */
function forget(): void {
  for (const name of document.cookie.match(/sbjs_\w+/g) ?? []) {
    for (let domain = `.${location.hostname}`; ; domain = domain.replace(/^\.[^.]*/, '')) {
      document.cookie = `${name}=;path=/;max-age=0;domain=${domain}`;
      if (!domain) {
        break;
      }
    }
  }
}

/** The server ends its own cookie, and would ignore it from here on even if it heard nothing. */
function remember(choice: string): void {
  const said = `stallkeeper_consent=${choice}`;
  document.cookie = `${said};path=/;max-age=15552000;SameSite=Lax`;
  const body = new URLSearchParams(`${said}&quiet=1`);
  fetch(location.href, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** @returns what the visitor has chosen before */
export const chosen = (): string | undefined => /stallkeeper_consent=(\w+)/.exec(document.cookie)?.[1];

shop.getAttributionData = () =>
  Object.fromEntries(Object.keys(shop.fields).map((name) => [name, own.values?.[name] ?? null]));

/** Elements may be in the page already, and plugins add them at any time. */
const refreshInputs = (): void => {
  import(/* webpackIgnore: true */ own.inputs)
    .then((script: { refresh: () => Promise<void> }) => script.refresh())
    .catch(console.warn);
};

// An element can be defined once only. If another script has done it, its elements are filled too.
if (customElements.get(INPUTS)) {
  refreshInputs();
} else {
  customElements.define(
    INPUTS,
    class extends HTMLElement {
      connectedCallback() {
        refreshInputs();
      }
    },
  );
}
