import { loadStyle } from '../lib/loadStyle';

/** How long a message stays while neither pointer nor focus is on it. Its action is elsewhere in the shop, too (WCAG 2.2.1). */
const SHOWN_MS = 10_000;

export interface Toast {
  text: string;
  /** name of the button that closes the message */
  close: string;
  /** a link, or a button that also closes the message */
  action: { label: string; url: string } | { label: string; onClick: () => void };
}

export type ShowToast = (toast: Toast) => void;

/**
 * Adds a place for messages after an element, so that their buttons follow it in the order of the Tab key. It exists before
 * the first message, because screen readers announce changes only.
 *
 * @param style URL of the stylesheet of messages
 * @returns a function that shows a message at the bottom of the window until it is closed, with the button or Escape, or for
 *   10 s. Browsers without popovers show it in its place. Its focus goes to the element, or to the first button in it.
 */
export function addToasts(after: Element, style?: string): ShowToast {
  const place = document.createElement('div');
  place.role = 'status';
  after.after(place);
  let timer = 0;
  const close = (): void => {
    clearTimeout(timer);
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren();
    if (hadFocus) (after instanceof HTMLButtonElement ? after : after.querySelector('button'))?.focus();
  };
  const closeLater = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(
      () => (place.matches(':has(:hover, :focus)') ? closeLater() : close()),
      SHOWN_MS,
    );
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  return (toast) => {
    const message = document.createElement('div');
    message.className = 'toast';
    message.append(paragraph(toast.text), actionOf(toast.action, close), closeButton(toast.close, close));
    place.replaceChildren(message);
    const isPopover = 'showPopover' in message;
    if (isPopover) message.popover = 'manual';
    void loadStyle(style).then(() => isPopover && message.isConnected && message.showPopover());
    closeLater();
  };
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

function actionOf(action: Toast['action'], close: () => void): HTMLElement {
  if ('url' in action) {
    const link = document.createElement('a');
    link.href = action.url;
    link.textContent = action.label;
    return link;
  }
  const element = button('toast__action', () => {
    close();
    action.onClick();
  });
  element.textContent = action.label;
  return element;
}

function closeButton(label: string, close: () => void): HTMLElement {
  const element = button('toast__close', close);
  element.ariaLabel = label;
  return element;
}

function button(className: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.addEventListener('click', onClick);
  return element;
}
