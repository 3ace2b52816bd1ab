import { enhance } from '../lib/enhance';
import { readStorage, writeStorage } from '../lib/storage';

const STORAGE_KEY = 'stallkeeper-shortcuts';
const KEYS = ['s', '/'];

/**
 * Moves focus to the search box with the keys s and / (docs/specification.md, BOX-7). The visitor can turn
 * the shortcuts off (WCAG 2.1.4).
 *
 * @param button toggle button that PHP rendered hidden; pressed: the shortcuts are on
 */
export function addShortcuts(button: HTMLElement): void {
  const isOn = () => button.getAttribute('aria-pressed') === 'true';
  button.addEventListener('click', () => {
    const pressed = String(!isOn());
    writeStorage('localStorage', STORAGE_KEY, isOn() ? 'off' : 'on');
    // A page may have two of these buttons.
    enhance('[data-part="shortcuts"]', (one) => one.setAttribute('aria-pressed', pressed));
  });
  document.addEventListener('keydown', (event) => {
    if (isOn() && isPlainKey(event) && !isTyping(event.target)) {
      const input = find('.instant-search-widget [data-part="input"]') ?? find('[data-part="input"]');
      if (input !== null) {
        event.preventDefault();
        input.focus();
      }
    }
  });
  button.setAttribute('aria-pressed', String(readStorage('localStorage', STORAGE_KEY) !== 'off'));
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
