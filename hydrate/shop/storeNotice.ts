/**
 * Shows the button that dismisses the store notice until the browser is closed. It sets the same cookie as
 * WooCommerce's script. A page from a shared cache contains the notice for all visitors, so the notice is
 * removed if the cookie is set. So is the notice of a page to which the visitor goes back: the browser shows it as the
 * visitor left it, and the notice may have been dismissed on another page since.
 */
export function addDismissButton(notice: HTMLElement): void {
  const button = notice.querySelector<HTMLElement>('.woocommerce-store-notice__dismiss-link');
  const id = notice.dataset['noticeId'];
  if (button === null || id === undefined) {
    throw new Error('The store notice has no button or no ID');
  }
  const cookie = `store_notice${id}=hidden`;
  const isDismissed = (): boolean => document.cookie.includes(cookie);
  if (isDismissed()) {
    notice.remove();
    return;
  }
  addEventListener('pageshow', ({ persisted }) => persisted && isDismissed() && notice.remove());
  button.hidden = false;
  button.addEventListener('click', (event) => {
    event.preventDefault();
    document.cookie = `${cookie}; path=/; SameSite=Lax`;
    notice.remove();
  });
}
