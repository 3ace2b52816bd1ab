const loads = new Map<string, Promise<void>>();

/** Loads a stylesheet once, unless the URL is missing or empty. It resolves after an error as well: content without styles is better than none. */
export function loadStyle(url: string | null | undefined): Promise<void> {
  if (!url) return Promise.resolve();
  let load = loads.get(url);
  if (load === undefined) {
    const isOnPage = document.querySelector(`link[href="${CSS.escape(url)}"]`) !== null;
    load = isOnPage ? Promise.resolve() : append(url);
    loads.set(url, load);
  }
  return load;
}

function append(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
    document.head.append(link);
  });
}
