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
