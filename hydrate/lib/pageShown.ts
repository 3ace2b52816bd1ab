/**
 * Waits until the visitor sees the page. The browser may render a page in advance (speculation rules) that the
 * visitor never opens.
 */
export const pageShown = (): Promise<void> =>
  new Promise((resolve) => {
    if ((document as { prerendering?: boolean }).prerendering) {
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    } else {
      resolve();
    }
  });
