import type { FieldValues } from '../../src/attribution/fields';
import { INPUTS, SOURCE_CHANGED, type SourceShop } from './shop';

export const shop = window.wc_order_attribution;
export const { params, stallkeeper: own } = shop;
/** Where the visitor landed: other scripts may change the address before consent comes. */
const landing = location.href;
let values: FieldValues | null = null;
export let isAllowed = false;

/**
 * The only way in and out: what gathers is fetched when it is allowed, what it left is taken away when that ends.
 *
 * @param isChoice the visitor has just said so: the server hears it, once
 */
export function decide(allow: boolean, isChoice: boolean): void {
  const isNew = allow !== isAllowed;
  isAllowed = params.allowTracking = allow;
  if (!allow) {
    // Other pages of this visit may have left something where this one was never allowed to.
    forget();
    publish(null);
  } else if (isNew) {
    gather();
  }
  if (isChoice) {
    remember(allow ? 'allow' : 'deny');
  }
}

function gather(): void {
  import(/* webpackIgnore: true */ own.gather)
    .then(
      ({
        gatherSource,
      }: {
        gatherSource: (shop: SourceShop, href: string) => Promise<FieldValues | null>;
      }) => (isAllowed ? gatherSource(shop, landing) : null),
    )
    .then((found) => {
      if (!isAllowed) {
        forget();
      } else if (found) {
        publish(found);
      }
    })
    // The server's values stand.
    .catch(console.warn);
}

function publish(next: FieldValues | null): void {
  values = next;
  if (document.dispatchEvent(new CustomEvent(SOURCE_CHANGED, { detail: next, cancelable: true }))) {
    // React does not keep the fields yet.
    for (const input of document.querySelectorAll<HTMLInputElement>(`${INPUTS} input`)) {
      input.value = next?.[input.name.slice(params.prefix.length)] ?? '';
    }
  }
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
  Object.fromEntries(Object.keys(shop.fields).map((name) => [name, values?.[name] ?? null]));
own.values = () => values;
