import type { MouseEvent } from 'react';

/** Whether a click follows the link in this window. Browsers open a new tab or window for the others. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
