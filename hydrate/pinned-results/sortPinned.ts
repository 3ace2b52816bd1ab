/**
 * Moves pinned results with their buttons, without a request, and by dragging their handles. Positions of the form follow
 * the order of the rows. Without this script, the buttons send the form.
 *
 * @param list table body: rows of pinned results have `data-title`, and all rows have a field for the position
 */
export function sortPinned(list: HTMLElement): void {
  const status = list.closest('form')?.querySelector('[data-part="pinned-status"]');
  const rows = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('tr[data-title]')];

  const announce = (row: HTMLElement): void => {
    if (!status) return;
    status.textContent = (list.dataset['moved'] ?? '')
      .replace('%1$s', row.dataset['title'] ?? '')
      .replace('%2$s', String(rows().indexOf(row) + 1));
  };
  const finish = (row: HTMLElement): void => {
    renumber(list, rows());
    announce(row);
  };

  list.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const row = button?.closest<HTMLElement>('tr[data-title]');
    if (!button || !row) return;
    event.preventDefault();
    const all = rows();
    const place = all.indexOf(row);
    if (button.value.startsWith('up-')) all[place - 1]?.before(row);
    else all[place + 1]?.after(row);
    // A moved element loses the focus.
    button.focus();
    finish(row);
  });

  for (const handle of list.querySelectorAll<HTMLElement>('[data-part="pinned-handle"]')) {
    handle.hidden = false;
    handle.addEventListener('pointerdown', (event) => {
      const row = handle.closest<HTMLElement>('tr[data-title]');
      if (row === null || event.button !== 0) return;
      event.preventDefault();
      drag(row, rows, () => finish(row));
    });
  }
}

/** Moves a row with the pointer until it is released. */
function drag(row: HTMLElement, rows: () => HTMLElement[], done: () => void): void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const move = ({ clientY }: PointerEvent): void => {
    const all = rows();
    const other = all.find((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return one !== row && clientY >= top && clientY <= bottom;
    });
    if (other === undefined) return;
    if (all.indexOf(other) < all.indexOf(row)) other.before(row);
    else other.after(row);
  };
  const end = (): void => {
    stop.abort();
    done();
  };
  document.addEventListener('pointermove', move, options);
  document.addEventListener('pointerup', end, options);
  document.addEventListener('pointercancel', end, options);
}

/** Numbers the pinned rows from 1 on, then rows for which the user has selected a position. */
function renumber(list: HTMLElement, pinned: HTMLElement[]): void {
  const fields = [...list.querySelectorAll<HTMLSelectElement>('select')];
  const isPinned = (field: HTMLSelectElement): boolean => field.closest('tr[data-title]') !== null;
  const others = fields.filter((field) => !isPinned(field) && field.value !== '0');
  others.sort((a, b) => Number(a.value) - Number(b.value));
  const sorted = [...pinned.map((row) => row.querySelector('select')), ...others];
  sorted.forEach((field, index) => {
    if (field !== null && index < field.options.length - 1) field.value = String(index + 1);
  });
}
