/**
 * The owner's notice gets its button, and does not come back until the browser is closed: by the cookie that
 * WooCommerce's own script sets.
 */
export function dismissible(notice: HTMLElement): void {
  const button = notice.querySelector<HTMLElement>('.woocommerce-store-notice__dismiss-link');
  const id = notice.dataset['noticeId'];
  if (button === null || id === undefined) {
    throw new Error('no button, or no id');
  }
  button.hidden = false;
  button.addEventListener('click', (event) => {
    event.preventDefault();
    document.cookie = `store_notice${id}=hidden; path=/; SameSite=Lax`;
    notice.remove();
  });
}
