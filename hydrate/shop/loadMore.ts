import { announceUpdate } from '../lib/contentUpdated';
import { isPlainClick } from '../lib/isPlainClick';

const LIST = 'ul.products';
const MORE = '[data-part="load-more"]';

/** Pages that are loaded again when the visitor comes back. */
const MAX_PAGES = 20;

/** What the entry of the browser's history remembers. */
interface Place {
  pages?: number;
  top?: number;
}

/**
 * Adds the products of the next page to the list. The first new product gets the focus, and their number is announced.
 * Going back from a product shows as many products as before, at the same place. If a page cannot be loaded, the browser
 * follows the link.
 */
export function loadMore(block: HTMLElement): void {
  const link = block.querySelector('a');
  const list = block.closest('main')?.querySelector(LIST);
  const numbers = block.parentElement?.querySelector<HTMLElement>('.woocommerce-pagination');
  if (!link || !list) throw new Error('The link to more products has no list');
  if (numbers) numbers.hidden = true;
  const status = document.createElement('span');
  status.role = 'status';
  status.className = 'screen-reader-text';
  block.append(status);
  let pages = 1;

  const add = async (): Promise<HTMLElement[]> => {
    const { items, next } = await load(link.href);
    list.append(...items);
    items.forEach(announceUpdate);
    pages++;
    link.hidden = next === null;
    if (next !== null) link.href = next;
    return items;
  };
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (link.ariaBusy === 'true') return;
    link.ariaBusy = 'true';
    add()
      .then((items) => {
        remember({ pages });
        items[0]?.querySelector('a')?.focus();
        status.textContent = (block.dataset['added'] ?? '').replace('%1$s', String(items.length));
      })
      .catch(() => location.assign(link.href))
      .finally(() => {
        link.ariaBusy = null;
      });
  });
  addEventListener('pagehide', () => {
    if (pages > 1 && block.isConnected) remember({ pages, top: scrollY });
  });
  void restore();

  async function restore(): Promise<void> {
    const place = placeOf();
    const last = Math.min(place.pages ?? 1, MAX_PAGES);
    try {
      while (pages < last && link?.hidden === false) await add();
      if (last > 1 && place.top !== undefined) scrollTo({ top: place.top, behavior: 'instant' });
    } catch (error) {
      // The link is still there.
      console.warn(error);
    }
  }
}

/** @returns the products of a page of the list, and the link to the page after it */
async function load(url: string): Promise<{ items: HTMLElement[]; next: string | null }> {
  const response = await fetch(url, { headers: { accept: 'text/html' }, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  const main = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main');
  const items = [...(main?.querySelectorAll<HTMLElement>(`${LIST} > li`) ?? [])];
  if (items.length === 0) throw new Error(`${url} has no products`);
  return { items, next: main?.querySelector<HTMLAnchorElement>(`${MORE} a`)?.href ?? null };
}

const placeOf = (): Place => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null
    ? ((state as { stallkeeper?: Place }).stallkeeper ?? {})
    : {};
};

const remember = (place: Place): void =>
  history.replaceState({ ...(history.state as object | null), stallkeeper: place }, '');
