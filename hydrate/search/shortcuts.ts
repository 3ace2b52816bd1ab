import { enhance } from '../lib/enhance';
import { readStorage, writeStorage } from '../lib/storage';

const STORAGE_KEY = 'stallkeeper-shortcuts';
const KEYS = ['s', '/'];

let isOn = readStorage('localStorage', STORAGE_KEY) !== 'off';

/**
 * Moves focus to the search box with the keys s and / (docs/specification.md, BOX-7). The visitor can turn
 * the shortcuts off (WCAG 2.1.4).
 *
 * @param button toggle button that PHP rendered hidden; pressed: the shortcuts are on. A page may have two of them.
 */
export function addShortcuts(button: HTMLElement): void {
  const show = () =>
    enhance('[data-part="shortcuts"]', (one) => one.setAttribute('aria-pressed', String(isOn)));
  button.addEventListener('click', () => {
    isOn = !isOn;
    writeStorage('localStorage', STORAGE_KEY, isOn ? 'on' : 'off');
    show();
  });
  document.addEventListener('keydown', (event) => {
    if (isOn && isPlainKey(event) && !isTyping(event.target)) {
      const input = find('.instant-search-widget [data-part="input"]') ?? find('[data-part="input"]');
      if (input !== null) {
        event.preventDefault();
        input.focus();
      }
    }
  });
  show();
  button.hidden = false;
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

function isPlainKey(event: KeyboardEvent): boolean {
  return (
    KEYS.includes(event.key) &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !event.isComposing &&
    !event.defaultPrevented
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
