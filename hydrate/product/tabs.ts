import { keyStep } from './strip';

/**
 * Shows the sections of a product as tabs. Without it, they are one below the other, and the list links to them. A link
 * or an address that leads into a section opens it, and so does the browser's search in the page.
 *
 * @param list element with the links
 */
export function enhanceTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll('a')];
  const panels = tabs.map((tab) => {
    const panel = document.getElementById(tab.getAttribute('href')?.slice(1) ?? '');
    if (panel === null) throw new Error(`There is no section for the tab ${tab.href}.`);
    return panel;
  });
  const select = (selected: number): void => {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === selected));
      tab.tabIndex = index === selected ? 0 : -1;
    });
    panels.forEach((panel, index) => {
      if (index === selected) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
  };
  /** @returns what the address leads to, if it is in a section, which is open then */
  const open = (hash: string): Element | null => {
    const target = hash === '' ? null : document.getElementById(decode(hash.slice(1)));
    const index = panels.findIndex((panel) => panel.contains(target));
    if (index < 0) return null;
    select(index);
    return target;
  };
  const go = (index: number): void => {
    select(index);
    tabs[index]?.focus({ preventScroll: true });
    history.replaceState(history.state, '', tabs[index]?.href);
  };

  list.setAttribute('role', 'tablist');
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    tab.id ||= `${panel?.id}-control`;
    tab.parentElement?.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel?.id ?? '');
    tab.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(index);
    });
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    panel?.setAttribute('tabindex', '0');
    // The tab is the visible title.
    panel?.querySelector(':scope > .product-section__title')?.classList.add('screen-reader-text');
    panel?.addEventListener('beforematch', () => select(index));
  });
  list.addEventListener('keydown', (event) => {
    const index = nextTab(event, tabs);
    if (index < 0) return;
    event.preventDefault();
    go(index);
  });
  // Before the browser follows the link: it cannot scroll to what is hidden.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (
        link &&
        !list.contains(link) &&
        link.hash &&
        link.href === location.href.replace(/#.*|$/, link.hash)
      )
        open(link.hash);
    },
    true,
  );
  window.addEventListener('hashchange', () => open(location.hash)?.scrollIntoView());
  const target = open(location.hash);
  if (target) target.scrollIntoView();
  else select(0);
}

/** @returns index of the tab to which the key moves, or that it activates; -1 for other keys */
function nextTab(event: KeyboardEvent, tabs: readonly HTMLElement[]): number {
  const current = tabs.findIndex((tab) => tab === event.target);
  if (current < 0 || event.altKey || event.ctrlKey || event.metaKey) return -1;
  if (event.key === ' ') return current;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return tabs.length - 1;
  const step = keyStep(event.key, tabs[current] as HTMLElement);
  return step === 0 ? -1 : (current + step + tabs.length) % tabs.length;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
