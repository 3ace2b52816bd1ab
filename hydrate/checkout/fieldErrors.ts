const MESSAGE = 'checkout-inline-error-message';

/**
 * Shows the messages above the checkout form beside their fields, too, and links each message to its field.
 *
 * WooCommerce does both since version 9. Its script replaces the messages after each attempt.
 *
 * @param form the classic checkout; its messages are `.woocommerce-NoticeGroup` elements inside it
 */
export function showFieldErrors(form: HTMLElement): void {
  let shown: HTMLElement | null = null;
  const show = (): void => {
    const group = form.querySelector<HTMLElement>(':scope > .woocommerce-NoticeGroup');
    // Scripts add other children, too, which must not move the focus: WooCommerce covers the form while it is sent.
    if (group === null || group === shown) return;
    shown = group;
    form.querySelectorAll(`[data-own].${MESSAGE}`).forEach(removeMessage);
    group.querySelectorAll<HTMLElement>('li[data-id]').forEach((item) => {
      const field = document.getElementById(item.dataset['id'] ?? '');
      if (form.contains(field) && field !== null) addMessage(field, item);
    });
    if (!group.contains(document.activeElement))
      (group.querySelector<HTMLElement>('[tabindex]') ?? group).focus();
  };
  new MutationObserver(show).observe(form, { childList: true });
  form.addEventListener('change', ({ target }) => {
    const row = (target as Element).closest('.form-row');
    row?.querySelectorAll(`[data-own].${MESSAGE}`).forEach(removeMessage);
  });
}

function addMessage(field: HTMLElement, item: HTMLElement): void {
  if (item.querySelector('a') === null) {
    const link = document.createElement('a');
    link.href = `#${field.id}`;
    link.append(...item.childNodes);
    item.append(link);
  }
  const row = field.closest('.form-row');
  if (row === null || row.querySelector(`.${MESSAGE}`) !== null) return;
  const message = document.createElement('span');
  message.id = `${field.id}_description`;
  message.className = MESSAGE;
  message.dataset['own'] = '';
  message.textContent = item.textContent.trim();
  row.append(message);
  field.setAttribute('aria-invalid', 'true');
  const described = field.getAttribute('aria-describedby');
  field.setAttribute('aria-describedby', described === null ? message.id : `${described} ${message.id}`);
}

function removeMessage(message: Element): void {
  const field = message.closest('.form-row')?.querySelector(`[aria-describedby~="${message.id}"]`);
  const others =
    field
      ?.getAttribute('aria-describedby')
      ?.split(' ')
      .filter((id) => id !== message.id) ?? [];
  field?.removeAttribute('aria-invalid');
  if (others.length > 0) field?.setAttribute('aria-describedby', others.join(' '));
  else field?.removeAttribute('aria-describedby');
  message.remove();
}
