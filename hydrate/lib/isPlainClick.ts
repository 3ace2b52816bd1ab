/** Whether a click opens a link in the same tab: browsers open it elsewhere, or download it, with other keys and buttons. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
