/**
 * Scrolls the gallery to the image of a clicked thumbnail. Without JavaScript, the link scrolls the whole
 * page.
 */
export function scrollGallery(list: HTMLElement): void {
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
