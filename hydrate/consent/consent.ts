import type { FieldValues } from '../../src/order-source/fields';
import { INPUTS_ELEMENT, SOURCE_CHANGED, type OrderAttribution } from '../order-source/orderAttribution';

export const orderAttribution = window.wc_order_attribution;
export const { params, stallkeeper: settings } = orderAttribution;
/** URL of the landing page. Other scripts may change `location` before the visitor allows tracking. */
const landing = location.href;
export let isAllowed = false;

/**
 * Starts or stops tracking. Fetches the module that records the visit, or expires the cookies and empties the fields.
 *
 * @param isVisitorChoice whether the visitor has just chosen; the choice is then sent to the server
 * @param isRestored whether the browser has restored the page after Back or Forward, which is not a page view
 */
export function setConsent(allow: boolean, isVisitorChoice: boolean, isRestored = false): void {
  const wasAllowed = isAllowed;
  isAllowed = params.allowTracking = allow;
  if (!allow) {
    // Earlier pages of this visit may have written cookies.
    expireCookies();
    publish(null);
  } else if (!wasAllowed || isRestored) {
    collect(isRestored ? null : landing);
  } else if (settings.values) {
    // Plugins call this again after they have added an element.
    publish(settings.values);
  }
  if (isVisitorChoice) {
    storeChoice(allow ? 'allow' : 'deny');
  }
}

function collect(href: string | null): void {
  import(/* webpackIgnore: true */ settings.collect)
    .then(
      (script: {
        collectPageView: (shop: OrderAttribution, href: string | null) => Promise<FieldValues | null>;
      }) => script.collectPageView(orderAttribution, href),
    )
    // The visitor may have withdrawn consent in the meantime. Without a result the server's values remain.
    .then((found) => isAllowed && found && publish(found))
    .catch(console.warn);
}

function publish(next: FieldValues | null): void {
  settings.values = next;
  document.dispatchEvent(new CustomEvent(SOURCE_CHANGED, { detail: next }));
}

/** A cookie can only be deleted on the domain that it was set for: this host or a parent domain. */
function expireCookies(): void {
  for (const name of document.cookie.match(/sbjs_\w+/g) ?? []) {
    for (let domain = `.${location.hostname}`; ; domain = domain.replace(/^\.[^.]*/, '')) {
      document.cookie = `${name}=;path=/;max-age=0;domain=${domain}`;
      if (!domain) {
        break;
      }
    }
  }
}

/** Sends the choice to the server, which deletes its own cookie. If the request fails, the server ignores that cookie. */
function storeChoice(choice: string): void {
  const pair = `stallkeeper_consent=${choice}`;
  document.cookie = `${pair};path=/;max-age=${settings.choiceSeconds};SameSite=Lax`;
  const body = new URLSearchParams(`${pair}&quiet=1`);
  fetch(location.href, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** @returns the visitor's earlier choice */
export const storedChoice = (): string | undefined => /stallkeeper_consent=(\w+)/.exec(document.cookie)?.[1];

orderAttribution.getAttributionData = () =>
  Object.fromEntries(
    Object.keys(orderAttribution.fields).map((name) => [name, settings.values?.[name] ?? null]),
  );

/** The page can contain elements already, and plugins can add more at any time. */
const refreshInputs = (): void => {
  import(/* webpackIgnore: true */ settings.elements)
    .then((script: { updateElements: () => Promise<void> }) => script.updateElements())
    .catch(console.warn);
};

// A custom element can be defined only once. Elements that another script has defined are filled, too.
if (customElements.get(INPUTS_ELEMENT)) {
  refreshInputs();
} else {
  customElements.define(
    INPUTS_ELEMENT,
    class extends HTMLElement {
      connectedCallback() {
        refreshInputs();
      }
    },
  );
}
