import type { Variation, VariationImage } from './variationContent';

/** Event on the product: the gallery shows the image in `detail`. */
export const SHOW_IMAGE = 'stallkeeper-show-image';

const GALLERY = '.woocommerce-product-gallery';

type Attributes = readonly (readonly [Element, string, string | null])[];

/**
 * Shows the image of a variation: scrolls to it if the gallery has it, otherwise replaces the first one. A gallery of the
 * variation (WooCommerce since 10.8) replaces the whole gallery.
 *
 * @returns a function that shows a variation, or, with null, the images of the product
 */
export function variationImage(product: HTMLElement): (variation: Variation | null) => void {
  let restore: Attributes = [];
  let own: Element | null = null;
  let last = '';
  const set = (changes: Attributes): void => {
    for (const [element, name, value] of changes) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
  const first = () => product.querySelector<HTMLElement>(`${GALLERY}__wrapper > *`);
  const show = (slide: Element | null): boolean =>
    slide !== null && product.dispatchEvent(new CustomEvent(SHOW_IMAGE, { detail: slide }));

  return (variation) => {
    const html = variation?.gallery_images_html ?? '';
    const gallery = product.querySelector(GALLERY);
    if (gallery && (html !== '' || own !== null)) {
      const next = html === '' ? own : parse(html);
      if (next) {
        own ??= gallery;
        gallery.replaceWith(next);
        if (html === '') own = null;
      }
    }
    const image = variation?.image;
    const url = image?.full_src ?? '';
    if (html !== '' || url === last) return;
    last = url;
    set(restore);
    restore = [];
    if (!image || !image.src) return;
    const same = [...product.querySelectorAll<HTMLAnchorElement>(`${GALLERY}__wrapper a`)].find(
      ({ href }) => href === new URL(url, location.href).href,
    );
    if (same) {
      show(same.closest(`${GALLERY}__wrapper > *`));
      return;
    }
    const changes = changesOf(first(), image);
    restore = changes.map(([element, name]) => [element, name, element.getAttribute(name)]);
    set(changes);
    show(first());
  };
}

function parse(html: string): Element | null {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.querySelector(GALLERY);
}

function changesOf(slide: Element | null, image: VariationImage): Attributes {
  const img = slide?.querySelector('img');
  const link = slide?.querySelector('a');
  if (!slide || !img) return [];
  return [
    [img, 'src', image.src ?? null],
    [img, 'srcset', image.srcset || null],
    [img, 'sizes', image.sizes || null],
    [img, 'alt', image.alt ?? ''],
    [img, 'data-large_image', image.full_src ?? ''],
    [img, 'data-large_image_width', String(image.full_src_w ?? 0)],
    [img, 'data-large_image_height', String(image.full_src_h ?? 0)],
    ...(link ? ([[link, 'href', image.full_src ?? '']] as const) : []),
    [slide, 'data-thumb', image.gallery_thumbnail_src ?? image.src ?? ''],
  ];
}
