/**
 * Scrolls the gallery to the image of a clicked thumbnail. Without JavaScript, the link scrolls the whole
 * page. If a script replaces the gallery or its first image, for example with that of a variation, the thumbnails
 * follow.
 */
export function scrollGallery(list: HTMLElement): void {
  const product = list.parentElement;
  const gallery = () => product?.querySelector('.woocommerce-product-gallery');
  let shown = gallery();
  const followGallery = (): void => {
    const current = gallery();
    if (!current || current === shown) return;
    shown = current;
    showThumbs(list, current.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image'));
  };
  const followFirstImage = (): void => {
    const url = gallery()?.querySelector<HTMLElement>('.woocommerce-product-gallery__image')?.dataset[
      'thumb'
    ];
    const thumb = list.querySelector('img');
    if (!url || thumb?.getAttribute('src') === url) return;
    thumb?.removeAttribute('srcset');
    thumb?.setAttribute('src', url);
  };
  if (product) {
    new MutationObserver(followGallery).observe(product, { childList: true });
    new MutationObserver(followFirstImage).observe(product, {
      attributeFilter: ['data-thumb'],
      subtree: true,
    });
  }
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const image = link === null ? null : document.getElementById(link.hash.slice(1));
    const gallery = image?.parentElement;
    if (image === null || !gallery || event.metaKey || event.ctrlKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    gallery.scrollTo({ left: image.offsetLeft - gallery.offsetLeft });
  });
}

/** Replaces the thumbnails with those of other images. WooCommerce stores the URL of a thumbnail with each image. */
function showThumbs(list: HTMLElement, images: NodeListOf<HTMLElement>): void {
  const template = list.querySelector('li');
  if (template === null) return;
  const thumbs = [...images].map(({ id, dataset }) => {
    const thumb = template.cloneNode(true) as HTMLElement;
    thumb.querySelector('a')?.setAttribute('href', `#${id}`);
    const picture = thumb.querySelector('img');
    picture?.removeAttribute('srcset');
    picture?.setAttribute('src', dataset['thumb'] ?? '');
    picture?.setAttribute('alt', dataset['thumbAlt'] ?? '');
    return thumb;
  });
  list.replaceChildren(...thumbs);
  list.hidden = thumbs.length < 2;
}
