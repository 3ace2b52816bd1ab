/*
 * Submits the classic checkout without a page load, as WooCommerce's script does, and shows errors above the form.
 * Without this script, the browser submits the form.
 */
(() => {
  const form = document.querySelector('form.checkout');
  const settings = window.wc_checkout_params;
  if (!form || !settings) return;

  const showMessages = (messages) => {
    form.querySelector('.woocommerce-NoticeGroup-checkout')?.remove();
    const group = document.createElement('div');
    group.className = 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout';
    group.tabIndex = -1;
    group.innerHTML = messages;
    form.prepend(group);
    group.scrollIntoView({ block: 'center' });
    group.focus();
    document.body.dispatchEvent(new CustomEvent('checkout_error', { detail: messages, bubbles: true }));
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (form.classList.contains('processing')) return;
    form.classList.add('processing');
    try {
      const response = await fetch(settings.checkout_url, { method: 'POST', body: new FormData(form) });
      const result = await response.json();
      if (result.result === 'success') {
        window.location.assign(result.redirect);
        return;
      }
      if (result.reload) window.location.reload();
      showMessages(result.messages || `<div class="woocommerce-error">${settings.i18n_checkout_error}</div>`);
    } catch {
      showMessages(`<div class="woocommerce-error">${settings.i18n_checkout_error}</div>`);
    }
    form.classList.remove('processing');
  });
})();
