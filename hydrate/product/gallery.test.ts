/** @jest-environment jsdom */
import { enhanceGallery } from './gallery';

const observed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const part = (name: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (element === null) throw new Error(name);
  return element;
};

/** A gallery of two images and a video, each as wide as the strip. The layout is that of a strip of 100 pixels. */
function aGallery(): void {
  const slide = (id: number, content: string): string =>
    `<div class="woocommerce-product-gallery__image" id="product-picture-${id}" data-thumb="/${id}.jpg">${content}</div>`;
  const image = (id: number): string =>
    `<a href="/${id}-full.jpg"><img alt="Picture ${id}" data-large_image_width="1600" data-large_image_height="1200"></a>`;
  document.body.innerHTML = `<div>
    <div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper">
      ${slide(1, image(1))}${slide(2, '<video></video>')}${slide(3, image(3))}
    </div></div>
    <div data-part="gallery-tools" data-position="%1$s of %2$s" hidden>
      <button data-part="enlarge"></button><button data-part="previous"></button><p data-part="count"></p><button data-part="next"></button>
    </div>
    <dialog data-part="lightbox" data-position="%1$s of %2$s"><p data-part="count"></p><ul data-part="strip"></ul></dialog>
    <ul data-part="gallery-thumbs">${[1, 2, 3]
      .map(
        (id) =>
          `<li><a href="#product-picture-${id}"><img src="/${id}.jpg" srcset="/${id}-large.jpg 2x"></a></li>`,
      )
      .join('')}</ul>
  </div>`;
  for (const strip of document.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__wrapper, ul')) {
    strip.scrollTo = (options?: unknown) => {
      strip.scrollLeft = (options as ScrollToOptions).left ?? 0;
      strip.dispatchEvent(new Event('scroll'));
    };
  }
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
    configurable: true,
    get(this: HTMLElement) {
      return this.matches('.woocommerce-product-gallery__image, [data-part="strip"] > *')
        ? [...(this.parentElement?.children ?? [])].indexOf(this) * 100
        : 0;
    },
  });
});

test('buttons and thumbnails show an image, and the position follows', () => {
  aGallery();
  enhanceGallery(part('gallery-tools'));
  const state = (): unknown[] => [
    part('count').textContent,
    [...document.querySelectorAll('[data-part="gallery-thumbs"] a')].map(
      (link) => `${link.getAttribute('aria-current')} ${link.getAttribute('tabindex')}`,
    ),
  ];
  expect(part('gallery-tools').hidden).toBe(false);
  expect(state()).toEqual(['1 of 3', ['true 0', 'null -1', 'null -1']]);
  part('next').click();
  expect(state()).toEqual(['2 of 3', ['null -1', 'true 0', 'null -1']]);
  document.querySelector<HTMLElement>('[href="#product-picture-1"]')?.click();
  expect(state()).toEqual(['1 of 3', ['true 0', 'null -1', 'null -1']]);
  part('previous').click();
  expect(state()).toEqual(['3 of 3', ['null -1', 'null -1', 'true 0']]);
});

test('the dialog shows the full images without the video, and the gallery follows when it closes', async () => {
  aGallery();
  enhanceGallery(part('gallery-tools'));
  part('previous').click();
  part('enlarge').click();
  await observed();
  const dialog = part('lightbox') as HTMLDialogElement;
  expect(dialog.open).toBe(true);
  const images = [...dialog.querySelectorAll('img')];
  expect(images.map(({ src, alt, width }) => [new URL(src).pathname, alt, width])).toEqual([
    ['/1-full.jpg', 'Picture 1', 1600],
    ['/3-full.jpg', 'Picture 3', 1600],
  ]);
  expect(dialog.querySelector('p')?.textContent).toBe('2 of 2');
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  expect(dialog.querySelector('p')?.textContent).toBe('1 of 2');
  dialog.close();
  expect(part('count').textContent).toBe('1 of 3');
  part('next').click();
  expect(part('enlarge').hidden).toBe(true);
});

test('the first thumbnail follows the image of a variation and back', async () => {
  aGallery();
  enhanceGallery(part('gallery-tools'));
  const first = document.querySelector<HTMLElement>('.woocommerce-product-gallery__image');
  const sources = (): (string | null)[] =>
    [...document.querySelectorAll('[data-part="gallery-thumbs"] img')]
      .slice(0, 2)
      .flatMap((img) => [img.getAttribute('src'), img.getAttribute('srcset')]);
  if (first) first.dataset['thumb'] = '/blue.jpg';
  await observed();
  expect(sources()).toEqual(['/blue.jpg', null, '/2.jpg', '/2-large.jpg 2x']);
  if (first) first.dataset['thumb'] = '/1.jpg';
  await observed();
  expect(sources()).toEqual(['/1.jpg', null, '/2.jpg', '/2-large.jpg 2x']);
});

test('the thumbnails follow a gallery that a script has replaced, and one image needs no thumbnails', async () => {
  aGallery();
  enhanceGallery(part('gallery-tools'));
  const list = part('gallery-thumbs');
  const replaceGallery = (...images: string[]): void => {
    const gallery = document.createElement('div');
    gallery.className = 'woocommerce-product-gallery';
    gallery.innerHTML = `<div class="woocommerce-product-gallery__wrapper">${images
      .map(
        (name) =>
          `<div class="woocommerce-product-gallery__image" id="${name}" data-thumb="/${name}.jpg" data-thumb-alt="The ${name}"></div>`,
      )
      .join('')}</div>`;
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
  expect([list.hidden, part('count').textContent]).toEqual([true, '1 of 1']);
  replaceGallery('red', 'lid');
  await observed();
  expect(thumbs()).toEqual([
    ['#red', '/red.jpg', 'The red', null],
    ['#lid', '/lid.jpg', 'The lid', null],
  ]);
  expect([list.hidden, part('count').textContent]).toEqual([false, '1 of 2']);
});
