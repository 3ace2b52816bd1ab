import { isPlainClick } from '../../src/search/widgets/isPlainClick';

const DRAWER = '.filters__fold';
const SHOW = '[data-part="show"]';

/**
 * Closes the drawer of the filters with Escape, with a click beside it or on the link that shows the list, and when the focus leaves it. Without this
 * script, the button of the drawer closes it.
 */
export function closeDrawerOnLeave(): void {
  document.addEventListener('keydown', (event) => {
    const drawer = event.key === 'Escape' ? openDrawer() : null;
    if (drawer === null) return;
    drawer.open = false;
    drawer.querySelector('summary')?.focus();
  });
  document.addEventListener('click', (event) => {
    const { target } = event;
    const drawer = openDrawer();
    if (drawer === null || !(target instanceof Element)) return;
    if (target.closest(SHOW) && isPlainClick(event)) {
      // The list already has the chosen filters.
      event.preventDefault();
      drawer.open = false;
      const button = drawer.querySelector('summary');
      button?.focus({ preventScroll: true });
      button?.scrollIntoView();
    }
    // Its backdrop belongs to the element itself.
    if (target === drawer) drawer.open = false;
  });
  document.addEventListener('focusin', ({ target }) => {
    const drawer = openDrawer();
    if (drawer !== null && target instanceof Node && !drawer.contains(target)) drawer.open = false;
  });
}

/** @returns the drawer that covers the page; on wide screens the filters are in the page */
function openDrawer(): HTMLDetailsElement | null {
  const drawer = document.querySelector<HTMLDetailsElement>(`${DRAWER}[open]`);
  const body = drawer?.lastElementChild;
  return drawer && body && getComputedStyle(body).position === 'fixed' ? drawer : null;
}
