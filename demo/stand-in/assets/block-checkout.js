/* The checkout block: renders the form with WordPress's React and sends the order to the Store API. */
(() => {
  const root = document.querySelector('[data-block-name="woocommerce/checkout"]');
  if (!root) return;
  const { createElement: h, Fragment, useState, createRoot } = window.wp.element;
  const { useSelect, useDispatch, select } = window.wp.data;
  const { getSetting } = window.wc.wcSettings;
  const STORE = window.wc.wcBlocksData.CHECKOUT_STORE_KEY;
  const texts = getSetting('checkoutTexts', {});
  const { Area, Field, Payment, Summary } = window.wc.__standInParts;
  const methods = getSetting('paymentMethods', []);
  let nonce = getSetting('storeApiNonce', '');

  async function send(values, method) {
    const { email, ...address } = values;
    const response = await fetch(getSetting('storeApiUrl'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Nonce: nonce },
      body: JSON.stringify({
        billing_address: { ...address, email },
        shipping_address: address,
        customer_note: select(STORE).getCustomerNote(),
        create_account: false,
        payment_method: method,
        payment_data: [],
        extensions: { ...select(STORE).getExtensionData() },
      }),
    });
    nonce = response.headers.get('Nonce') ?? nonce;
    const result = await response.json();
    if (!response.ok) throw new Error(result.message);
    return result;
  }

  function Checkout() {
    const fields = getSetting('checkoutFields', []);
    const [values, setValues] = useState(() =>
      Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    );
    const [method, setMethod] = useState(methods[0]?.id ?? '');
    const [errorMessage, setErrorMessage] = useState('');
    const isProcessing = useSelect(
      (selectStore) => selectStore(STORE).isProcessing() || selectStore(STORE).isComplete(),
      [],
    );
    const note = useSelect((selectStore) => selectStore(STORE).getCustomerNote(), []);
    const store = useDispatch(STORE);
    const change = (name, value) => setValues((previous) => ({ ...previous, [name]: value }));
    const renderField = (field) =>
      h(Field, { key: field.name, field, value: values[field.name], onChange: change });

    const submit = async (event) => {
      event.preventDefault();
      if (isProcessing) return;
      store.__internalSetProcessing();
      setErrorMessage('');
      try {
        const result = await send(values, method);
        store.__internalSetComplete(result.order_id, result.payment_result.redirect_url);
        window.location.assign(result.payment_result.redirect_url);
      } catch (error) {
        setErrorMessage(error instanceof TypeError ? texts.failed : error.message);
        store.__internalSetIdle();
      }
    };

    const [contact, ...address] = fields;
    return h(
      Fragment,
      null,
      h(
        'form',
        { className: 'wc-block-components-form wc-block-checkout__form', onSubmit: submit },
        errorMessage &&
          h('div', { className: 'wc-block-components-notice-banner is-error', role: 'alert' }, errorMessage),
        h(
          Area,
          { name: 'checkout-fields-block' },
          h(
            Area,
            { name: 'checkout-contact-information-block' },
            h('h2', null, texts.contact),
            renderField(contact),
          ),
          h(
            Area,
            { name: 'checkout-billing-address-block' },
            h('h2', null, texts.billing),
            address.map(renderField),
          ),
          h(Payment, { method, onChange: setMethod }),
          h(
            Area,
            { name: 'checkout-order-note-block' },
            h('label', { htmlFor: 'order-notes' }, texts.note),
            h('textarea', {
              id: 'order-notes',
              value: note,
              onChange: (event) => store.__internalSetCustomerNote(event.target.value),
            }),
          ),
          h(
            Area,
            { name: 'checkout-actions-block' },
            h(
              'button',
              {
                type: 'submit',
                className:
                  'wc-block-components-button wp-element-button wc-block-components-checkout-place-order-button contained',
                disabled: isProcessing,
              },
              texts.place,
            ),
          ),
        ),
      ),
      h(Summary),
    );
  }

  root.classList.remove('is-loading');
  root.replaceChildren();
  createRoot(root).render(h(Checkout));
})();
