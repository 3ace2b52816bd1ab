/**
 * Keeps the search script from answering a submitted search itself. The browser then sends the form, and the server
 * redirects the visitor or shows the results.
 *
 * The page does not contain the redirects, and results while typing do not change.
 */
export function submitToServer(event: Event): void {
  if (event.target instanceof HTMLFormElement && event.target.elements.namedItem('s') !== null) {
    event.stopPropagation();
  }
}
