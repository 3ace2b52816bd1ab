/** A small picture leads to the big one. Without a script the whole page jumps there; with it only the strip moves. */
export function scrollGallery(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const picture = link === null ? null : document.getElementById(link.hash.slice(1));
    const strip = picture?.parentElement;
    if (picture === null || !strip || event.metaKey || event.ctrlKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    strip.scrollTo({ left: picture.offsetLeft - strip.offsetLeft });
  });
}
