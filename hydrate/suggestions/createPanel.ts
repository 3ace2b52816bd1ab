import { panelPlace, type Sides } from '../../src/suggestions/panelPlace';

/** The list and the message of a form for which PHP prints neither, because the theme has no styles for them. */
export interface Panel {
  box: HTMLElement;
  status: HTMLElement;
  /** Moves the list or the message below the field. Call it when one of them opens or closes. */
  place: () => void;
  /** Whether the visitor has limited the search, for example to a category. The suggestions do not know the limit. */
  isLimited: () => boolean;
}

/** Safari has popovers since version 17. */
const hasPopovers = 'popover' in HTMLElement.prototype;

let panels = 0;

/**
 * Creates the list inside of the form, but outside of its layout: the list is in the top layer of the window, where no
 * parent of the form can cut it off. Older browsers have a fixed position instead.
 *
 * @param label accessible name of the list
 * @param limits names of the fields that limit the search
 */
export function createPanel(
  form: HTMLElement,
  input: HTMLInputElement,
  label: string,
  limits: readonly string[],
): Panel {
  const root = document.createElement('div');
  root.className = 'stallkeeper-suggestions-panel';
  const box = document.createElement('ul');
  box.className = 'stallkeeper-suggestions';
  box.id = `stallkeeper-suggestions-${++panels}`;
  box.dataset['part'] = 'suggestions';
  box.setAttribute('role', 'listbox');
  box.setAttribute('aria-label', label);
  box.setAttribute('popover', 'manual');
  box.hidden = true;
  const status = document.createElement('p');
  status.className = 'screen-reader-text';
  status.dataset['part'] = 'suggestions-status';
  status.setAttribute('role', 'status');
  root.append(box, status);
  form.append(root);
  // The browser's own list of earlier searches would cover this one.
  input.autocomplete = 'off';

  let following: AbortController | null = null;

  function move(): void {
    const direction = getComputedStyle(input).direction;
    root.dir = direction;
    const place = panelPlace(input.getBoundingClientRect(), visibleSides(), direction === 'rtl');
    const one = box.hidden ? status : box;
    one.style.width = `${place.width}px`;
    one.style.maxHeight = `${place.maxHeight}px`;
    moveTo(one, place.left, place.edge, place.side === 'above');
  }

  function place(): void {
    if (hasPopovers && box.isConnected && box.hidden === box.matches(':popover-open')) {
      box.togglePopover();
    }
    if (box.hidden && (status.textContent === '' || status.className === 'screen-reader-text')) {
      following?.abort();
      following = null;
      status.removeAttribute('style');
      return;
    }
    move();
    if (following !== null) return;
    following = new AbortController();
    const { signal } = following;
    // Each scrolling parent of the form fires its own event.
    addEventListener('scroll', move, { capture: true, passive: true, signal });
    addEventListener('resize', move, { signal });
    window.visualViewport?.addEventListener('resize', move, { signal });
  }

  return {
    box,
    status,
    place,
    isLimited: () => {
      const fields = new FormData(form.closest('form') ?? undefined);
      return limits.some((name) => fields.getAll(name).some((value) => value !== ''));
    },
  };
}

/** The part of the window that a keyboard on the screen does not cover. */
function visibleSides(): Sides {
  const { clientWidth, clientHeight } = document.documentElement;
  const top = window.visualViewport?.offsetTop ?? 0;
  const height = Math.min(clientHeight, window.visualViewport?.height ?? clientHeight);
  return { left: 0, right: clientWidth, top, bottom: top + height };
}

/** A parent with a transform or a filter moves what has a fixed position, so the second step corrects the first. */
function moveTo(element: HTMLElement, left: number, edge: number, isAbove: boolean): void {
  const top = isAbove ? edge - element.offsetHeight : edge;
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
  const real = element.getBoundingClientRect();
  if (Math.abs(real.left - left) >= 1) element.style.left = `${2 * left - real.left}px`;
  if (Math.abs(real.top - top) >= 1) element.style.top = `${2 * top - real.top}px`;
}
