import { loadStyle } from '../lib/loadStyle';
import type { OpenLightbox, Picture } from './lightbox';
import { fill, keyStep, stripOf } from './strip';
import { SHOW_IMAGE } from './variationImage';

const GALLERY = '.woocommerce-product-gallery';
const SLIDE = '.woocommerce-product-gallery__image';

/**
 * Enhances a product gallery: buttons and a position, thumbnails that scroll the gallery instead of the page, and a
 * dialog with the full images. Images and thumbnails are one tab stop each; arrow keys move between them. If a script
 * replaces the gallery or its first image, for example with that of a variation, the thumbnails follow.
 *
 * @param tools element with the buttons
 */
export function enhanceGallery(tools: HTMLElement): void {
  const product = tools.parentElement;
  if (product === null) return;
  const part = (name: string) => tools.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const thumbs = product.querySelector<HTMLElement>('[data-part="gallery-thumbs"]');
  const gallery = () => product.querySelector<HTMLElement>(GALLERY);
  const strip = () => gallery()?.querySelector<HTMLElement>(`${GALLERY}__wrapper`) ?? null;
  const slides = () => [...(gallery()?.querySelectorAll<HTMLElement>(SLIDE) ?? [])];
  const dialog = product.querySelector<HTMLDialogElement>('[data-part="lightbox"]');
  let opener: Promise<OpenLightbox> | undefined;
  const loadDialog = (of: HTMLDialogElement): Promise<OpenLightbox> =>
    (opener ??= openerOf(of).catch((error: unknown) => {
      opener = undefined;
      throw error;
    }));

  const { shown, show, scrolled } = stripOf(strip, slides);
  const update = (): void => {
    const items = slides();
    const index = shown();
    const text = fill(tools.dataset['position'] ?? '', index + 1, items.length);
    const count = part('count');
    if (count !== null && count.textContent !== text) count.textContent = text;
    items.forEach((item, other) =>
      item.querySelector('a')?.setAttribute('tabindex', index === other ? '0' : '-1'),
    );
    markThumb(thumbs, index);
    part('enlarge')?.toggleAttribute('hidden', !items[index]?.querySelector('a[href]'));
  };
  const go = (index: number): void => {
    show(index);
    update();
  };
  const enlarge = (slide: HTMLElement | undefined): boolean => {
    const linked = slides().filter((item) => item.querySelector('a[href]'));
    const index = slide ? linked.indexOf(slide) : -1;
    if (index < 0 || dialog === null) return false;
    const pictures = linked.map(picture);
    loadDialog(dialog)
      .then((open) =>
        open(pictures, index, (last) => {
          const item = linked[last];
          if (!item) return;
          go(slides().indexOf(item));
          // The browser returns the focus to the link that opened the dialog.
          if (document.activeElement?.matches(`${SLIDE} a`))
            item.querySelector('a')?.focus({ preventScroll: true });
        }),
      )
      .catch((error: unknown) => {
        console.warn(error);
        location.assign(pictures[index]?.src ?? '');
      });
    return true;
  };

  tools.hidden = false;
  const follow = (): void => {
    scrolled();
    update();
  };
  // Before the click that opens the dialog.
  const prepare = (): void => {
    if (dialog) loadDialog(dialog).catch(console.warn);
  };
  product.addEventListener('pointerover', prepare, { once: true });
  product.addEventListener('scroll', follow, { capture: true, passive: true });
  part('previous')?.addEventListener('click', () => go(shown() - 1));
  part('next')?.addEventListener('click', () => go(shown() + 1));
  part('enlarge')?.addEventListener('click', () => enlarge(slides()[shown()]));
  product.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const slide = target?.closest<HTMLElement>(`${SLIDE} a`)?.closest<HTMLElement>(SLIDE);
    if (slide && isPlain(event) && enlarge(slide)) event.preventDefault();
  });
  product.addEventListener('keydown', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(`${SLIDE} a`) : null;
    const step = link === null ? 0 : keyStep(event.key, link);
    if (step === 0) return;
    event.preventDefault();
    const next = slides()[shown() + step];
    if (!next) return;
    go(shown() + step);
    next.querySelector('a')?.focus({ preventScroll: true });
  });
  product.addEventListener(SHOW_IMAGE, (event) => {
    const index = slides().indexOf((event as CustomEvent<HTMLElement>).detail);
    if (index >= 0) go(index);
  });
  if (thumbs !== null) addThumbs(thumbs, go, slides);
  let current = gallery();
  new MutationObserver((changes) => {
    if (changes.some(({ type }) => type === 'attributes')) followFirstImage(thumbs, slides()[0]);
    if (gallery() === current) return;
    current = gallery();
    if (thumbs !== null) replaceThumbs(thumbs, slides());
    update();
  }).observe(product, { childList: true, subtree: true, attributeFilter: ['data-thumb'] });
  update();
}

/** Loads the script and the styles of the dialog. */
async function openerOf(dialog: HTMLDialogElement): Promise<OpenLightbox> {
  const styles = loadStyle(dialog.dataset['style']);
  const { lightbox } = await import(/* webpackChunkName: "lightbox" */ './lightbox');
  await styles;
  return lightbox(dialog);
}

const isPlain = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => !metaKey && !ctrlKey && !shiftKey;

function picture(slide: HTMLElement): Picture {
  const image = slide.querySelector('img');
  return {
    src: slide.querySelector('a')?.href ?? '',
    alt: image?.alt ?? '',
    width: Number(image?.dataset['large_image_width'] ?? 0),
    height: Number(image?.dataset['large_image_height'] ?? 0),
  };
}

function addThumbs(list: HTMLElement, show: (index: number) => void, slides: () => HTMLElement[]): void {
  const links = () => [...list.querySelectorAll<HTMLAnchorElement>('a')];
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const index = link === null ? -1 : slides().findIndex(({ id }) => `#${id}` === link.hash);
    if (index < 0 || !isPlain(event)) return;
    event.preventDefault();
    show(index);
  });
  list.addEventListener('keydown', (event) => {
    const step = keyStep(event.key, list);
    const next = step === 0 ? undefined : links()[links().indexOf(event.target as HTMLAnchorElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  });
}

function markThumb(list: HTMLElement | null, index: number): void {
  list?.querySelectorAll('a').forEach((link, other) => {
    const isCurrent = other === index;
    link.tabIndex = isCurrent ? 0 : -1;
    if (isCurrent === link.hasAttribute('aria-current')) return;
    link.toggleAttribute('aria-current', isCurrent);
    if (!isCurrent) return;
    link.setAttribute('aria-current', 'true');
    const item = link.parentElement;
    if (item)
      list.scrollTo({ left: item.offsetLeft - list.offsetLeft - (list.clientWidth - item.clientWidth) / 2 });
  });
}

/** Replaces the thumbnails with those of other images. WooCommerce stores the URL of a thumbnail with each image. */
function replaceThumbs(list: HTMLElement, images: readonly HTMLElement[]): void {
  const template = list.querySelector('li:has(img)');
  if (template === null) return;
  const thumbs = images.map(({ id, dataset }) => {
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

function followFirstImage(list: HTMLElement | null, slide: HTMLElement | undefined): void {
  const url = slide?.dataset['thumb'];
  const thumb = list?.querySelector('img');
  if (!url || !thumb || thumb.getAttribute('src') === url) return;
  thumb.removeAttribute('srcset');
  thumb.src = url;
}
