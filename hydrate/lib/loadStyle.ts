/** Loads a stylesheet once. It resolves after an error as well: content without styles is better than none. */
export function loadStyle(url: string | undefined): Promise<void> {
  if (url === undefined || document.querySelector(`link[href="${CSS.escape(url)}"]`))
    return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
    document.head.append(link);
  });
}
