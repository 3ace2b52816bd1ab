import { addProduct, hasProduct, readList, removeProduct, type StoredProduct } from './deviceList';

const WISHLIST = 'wishlist';
const SHOWN = 8;

const productOf = ({ dataset }: HTMLElement): StoredProduct => ({
  id: dataset['id'] ?? '',
  name: dataset['name'] ?? '',
  url: dataset['url'] ?? '',
  image: dataset['image'] ?? '',
});

/** Shows a button that adds the product to the wish list or removes it. */
export function addWishlistButton(button: HTMLElement): void {
  const product = productOf(button);
  const { saved = '' } = button.dataset;
  const add = button.textContent;
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
  });
  show();
  button.hidden = false;
}

/**
 * Fills a list of products, and stores the product of the page in it, if the list has one. Products have a button that
 * removes them, if the list has a text for it.
 */
export function showList(section: HTMLElement): void {
  const { list = '', id = '', remove } = section.dataset;
  const products = readList(list).filter((one) => one.id !== id);
  const items = products.slice(0, id === '' ? products.length : SHOWN).map((product) => {
    const element = item(product);
    if (remove !== undefined) element.append(removeButton(section, product, remove));
    return element;
  });
  section.querySelector('ul')?.replaceChildren(...items);
  section.hidden = products.length === 0;
  if (id !== '') addProduct(list, productOf(section));
}

/** After the removal, the button of the next product has the focus, or the main content if the list is empty. */
function removeButton(section: HTMLElement, { id, name }: StoredProduct, text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'device-list__remove';
  button.ariaLabel = text.replace('%1$s', () => name);
  button.addEventListener('click', () => {
    const place = [...section.querySelectorAll('button')].indexOf(button);
    removeProduct(section.dataset['list'] ?? '', id);
    showList(section);
    const left = [...section.querySelectorAll('button')];
    const next = left[place] ?? left.at(-1) ?? section.closest('main');
    if (next?.tagName === 'MAIN') next.tabIndex = -1;
    next?.focus();
  });
  return button;
}

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
