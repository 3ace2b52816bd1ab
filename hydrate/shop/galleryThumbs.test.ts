/** @jest-environment jsdom */
import { scrollGallery } from './galleryThumbs';

const observed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function aGallery(): HTMLElement[] {
  document.body.innerHTML = `<div>
    <div class="woocommerce-product-gallery">
      <div class="woocommerce-product-gallery__image" id="product-picture-1" data-thumb="/red.jpg"></div>
      <div class="woocommerce-product-gallery__image" id="product-picture-2" data-thumb="/lid.jpg"></div>
    </div>
    <ul>
      <li><a href="#product-picture-1"><img src="/red.jpg" srcset="/red-large.jpg 2x"></a></li>
      <li><a href="#product-picture-2"><img src="/lid.jpg" srcset="/lid-large.jpg 2x"></a></li>
    </ul>
  </div>`;
  return ['ul', '.woocommerce-product-gallery__image'].map((selector) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(selector);
    return element;
  });
}

test('the first thumbnail follows the image of a variation and back', async () => {
  const [list, image] = aGallery() as [HTMLElement, HTMLElement];
  scrollGallery(list);
  const sources = (): (string | null)[] =>
    [...list.querySelectorAll('img')].flatMap((img) => [img.getAttribute('src'), img.getAttribute('srcset')]);
  // WooCommerce's variation script changes this attribute of the first image.
  image.dataset['thumb'] = '/blue.jpg';
  await observed();
  expect(sources()).toEqual(['/blue.jpg', null, '/lid.jpg', '/lid-large.jpg 2x']);
  image.dataset['thumb'] = '/red.jpg';
  await observed();
  expect(sources()).toEqual(['/red.jpg', null, '/lid.jpg', '/lid-large.jpg 2x']);
});

test('the thumbnails follow a gallery that a script has replaced, and one image needs no thumbnails', async () => {
  const [list] = aGallery() as [HTMLElement, HTMLElement];
  scrollGallery(list);
  const replaceGallery = (...images: string[]): void => {
    const gallery = document.createElement('div');
    gallery.className = 'woocommerce-product-gallery';
    gallery.innerHTML = images
      .map(
        (name) =>
          `<div class="woocommerce-product-gallery__image" id="${name}" data-thumb="/${name}.jpg" data-thumb-alt="The ${name}"></div>`,
      )
      .join('');
    document.querySelector('.woocommerce-product-gallery')?.replaceWith(gallery);
  };
  const thumbs = (): (string | null)[][] =>
    [...list.querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      ...['src', 'alt', 'srcset'].map((name) => link.querySelector('img')?.getAttribute(name) ?? null),
    ]);

  replaceGallery('blue');
  await observed();
  expect(thumbs()).toEqual([['#blue', '/blue.jpg', 'The blue', null]]);
  expect(list.hidden).toBe(true);
  replaceGallery('red', 'lid');
  await observed();
  expect(thumbs()).toEqual([
    ['#red', '/red.jpg', 'The red', null],
    ['#lid', '/lid.jpg', 'The lid', null],
  ]);
  expect(list.hidden).toBe(false);
});
