/** Event on an element whose content a script has replaced, so that other scripts can enhance it again. It bubbles. */
export const CONTENT_UPDATED = 'stallkeeper-updated';

export const announceUpdate = (element: Element): boolean =>
  element.dispatchEvent(new CustomEvent(CONTENT_UPDATED, { bubbles: true }));
