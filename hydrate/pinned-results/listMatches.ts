/** Time after the last keystroke before the list is requested, in ms. */
export const DELAY_MS = 250;

/**
 * Lists the posts and products that match what the user types. PHP prints the same list after a click on the button.
 *
 * @param element has the URL of the list, the text field and the place of the list
 */
export function listMatches(element: HTMLElement): void {
  const field = element.querySelector<HTMLInputElement>('[name="addition"]');
  const list = element.querySelector<HTMLElement>('[data-part="pinned-matches"]');
  const address = element.dataset['url'];
  if (field === null || list === null || address === undefined) throw new Error('The field is incomplete.');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();

  const show = (html: string): void => {
    const found = document.createRange().createContextualFragment(html);
    const names = new Set<string>();
    const kept: Element[] = [];
    // What is selected stays selected, whatever the user searches for next.
    for (const box of list.querySelectorAll<HTMLInputElement>('input:checked')) {
      const item = box.closest('li');
      if (item === null) continue;
      names.add(box.name);
      kept.push(item);
    }
    for (const box of found.querySelectorAll<HTMLInputElement>('input')) {
      if (names.has(box.name)) box.closest('li')?.remove();
    }
    const items = found.querySelector('ul');
    if (items === null) {
      list.querySelectorAll('li').forEach((item) => !kept.includes(item) && item.remove());
      if (kept.length === 0) list.replaceChildren();
    } else {
      items.prepend(...kept);
      list.replaceChildren(found);
    }
  };
  const update = async (): Promise<void> => {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const url = new URL(address, location.href);
    url.searchParams.set('text', field.value.trim());
    try {
      const response = await fetch(url, { signal });
      if (response.ok) show(await response.text());
    } catch {
      // The button still lists the matches.
    }
  };

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void update(), DELAY_MS);
  });
}
