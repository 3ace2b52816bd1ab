/**
 * Shows the button that dismisses the store notice until the browser is closed. It sets the same cookie as
 * WooCommerce's script. A page from a shared cache contains the notice for all visitors, so the notice is
 * removed if the cookie is set.
 */
export function addDismissButton(notice: HTMLElement): void {
  const button = notice.querySelector<HTMLElement>('.woocommerce-store-notice__dismiss-link');
  const id = notice.dataset['noticeId'];
  if (button === null || id === undefined) {
    throw new Error('The store notice has no button or no ID');
  }
  const cookie = `store_notice${id}=hidden`;
  if (document.cookie.includes(cookie)) {
    notice.remove();
    return;
  }
  button.hidden = false;
  button.addEventListener('click', (event) => {
    event.preventDefault();
    document.cookie = `${cookie}; path=/; SameSite=Lax`;
    notice.remove();
  });
}
