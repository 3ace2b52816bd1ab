/** Whether a node is white space between tags. The parser of PHP omits it, too. */
export const isLayout = (node: Node): boolean =>
  node.nodeType === 3 && !/[^ \t\r\n\f]/.test(node.nodeValue ?? '');

/**
 * Removes white space between tags from a page, so that the page equals its template again. A text from data is the only
 * child of its element, and stays.
 */
export function removeLayout(parent: Node): void {
  for (const node of [...parent.childNodes]) {
    if (isLayout(node) && parent.childNodes.length > 1) node.remove();
    else removeLayout(node);
  }
}
