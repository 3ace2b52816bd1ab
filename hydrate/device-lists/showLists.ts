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

/** Fills a list of products, and stores the product of the page in it, if the list has one. */
export function showList(section: HTMLElement): void {
  const { list = '', id = '' } = section.dataset;
  const products = readList(list).filter((one) => one.id !== id);
  section
    .querySelector('ul')
    ?.replaceChildren(...products.slice(0, id === '' ? products.length : SHOWN).map(item));
  section.hidden = products.length === 0;
  if (id !== '') addProduct(list, productOf(section));
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
