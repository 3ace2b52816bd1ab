import { loadStyle } from '../lib/loadStyle';
import { addProduct, hasProduct, readList, removeProduct, type StoredProduct } from './deviceList';
import { addToasts, type ShowToast } from './toast';

const WISHLIST = 'wishlist';
const SHOWN = 8;

const productOf = ({ dataset }: HTMLElement): StoredProduct => ({
  id: dataset['id'] ?? '',
  name: dataset['name'] ?? '',
  url: dataset['url'] ?? '',
  image: dataset['image'] ?? '',
});

/** Shows a button that adds the product to the wish list, with a link to the list, or removes it. */
export function addWishlistButton(button: HTMLElement): void {
  const product = productOf(button);
  const { saved = '', added = '', view = '', viewUrl = '', close = '' } = button.dataset;
  const add = button.textContent;
  const showToast = addToasts(button, button.dataset['style']);
  const show = (): void => {
    const isSaved = hasProduct(WISHLIST, product.id);
    button.toggleAttribute('data-on', isSaved);
    // The text says what the button does, so it has no state for screen readers.
    button.textContent = isSaved ? saved : add;
  };
  button.addEventListener('click', () => {
    if (hasProduct(WISHLIST, product.id)) removeProduct(WISHLIST, product.id);
    else addProduct(WISHLIST, product);
    show();
    if (hasProduct(WISHLIST, product.id)) {
      showToast({ text: added, close, action: { label: view, url: viewUrl } });
    }
  });
  show();
  button.hidden = false;
}

/**
 * Fills a list of products, and stores the product of the page in it, if the list has one. Products have a button that
 * removes them, if the list has a text for it. An address with the name of the list shows it.
 */
export function showList(section: HTMLElement): void {
  const { list = '', id = '', remove, style } = section.dataset;
  const showToast = remove === undefined ? undefined : addToasts(section, style);
  section.id = list;
  void fill(section, showToast).then(() => {
    if (location.hash === `#${list}`) section.scrollIntoView();
  });
  if (id !== '') addProduct(list, productOf(section));
}

/** Fills the list at once. It is shown when its styles are loaded, if it has products. */
async function fill(section: HTMLElement, showToast: ShowToast | undefined): Promise<void> {
  const { list = '', id = '' } = section.dataset;
  const products = readList(list).filter((one) => one.id !== id);
  const items = products.slice(0, id === '' ? products.length : SHOWN).map((product) => {
    const element = item(product);
    if (showToast) element.append(removeButton(section, product, showToast));
    return element;
  });
  const shown = section.querySelector('ul');
  shown?.replaceChildren(...items);
  if (products.length > 0) await loadStyle(section.dataset['style']);
  section.hidden = !shown?.hasChildNodes();
}

/**
 * After the removal, the button of the next product has the focus, or the main content if the list is empty. A message lets
 * the visitor undo it, and then the button of the product has the focus again.
 */
function removeButton(section: HTMLElement, product: StoredProduct, showToast: ShowToast): HTMLButtonElement {
  const { list = '', remove = '', removed = '', undo = '', close = '' } = section.dataset;
  const withName = (text: string): string => text.replace('%1$s', () => product.name);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'device-list__remove';
  button.ariaLabel = withName(remove);
  button.addEventListener('click', () => {
    const place = buttonsOf(section).indexOf(button);
    removeProduct(list, product.id);
    void fill(section, showToast);
    const left = buttonsOf(section);
    const next = left[place] ?? left.at(-1) ?? section.closest('main');
    if (next?.tagName === 'MAIN') next.tabIndex = -1;
    next?.focus();
    const restore = (): void => {
      addProduct(list, product);
      void fill(section, showToast).then(() => buttonsOf(section)[0]?.focus());
    };
    showToast({ text: withName(removed), close, action: { label: undo, onClick: restore } });
  });
  return button;
}

const buttonsOf = (section: HTMLElement): HTMLElement[] => [...section.querySelectorAll('button')];

function item({ name, url, image }: StoredProduct): HTMLLIElement {
  const element = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  const picture = document.createElement(image === '' ? 'span' : 'img');
  picture.className = 'device-list__image';
  if (picture instanceof HTMLImageElement) {
    picture.alt = '';
    picture.loading = 'lazy';
    picture.src = image;
  }
  link.append(picture, name);
  element.append(link);
  return element;
}
