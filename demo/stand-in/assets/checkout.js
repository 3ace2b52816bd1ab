/*
 * The classic checkout without a page load, as WooCommerce's own script does it: one request, messages above the form.
 * Without this script the form is sent as any other.
 */
(() => {
  const form = document.querySelector('form.checkout');
  const settings = window.wc_checkout_params;
  if (!form || !settings) return;

  const show = (messages) => {
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
      show(result.messages || `<div class="woocommerce-error">${settings.i18n_checkout_error}</div>`);
    } catch {
      show(`<div class="woocommerce-error">${settings.i18n_checkout_error}</div>`);
    }
    form.classList.remove('processing');
  });
})();
