/* Components of the checkout block: areas for inner blocks, address fields, order summary and payment methods. */
(() => {
  const { createElement: h, useCallback } = window.wp.element;
  const { useSelect, useDispatch } = window.wp.data;
  const { getSetting } = window.wc.wcSettings;
  const STORE = window.wc.wcBlocksData.CHECKOUT_STORE_KEY;
  const texts = getSetting('checkoutTexts', {});
  const cart = getSetting('checkoutCart', { items: [], total: '' });
  const methods = getSetting('paymentMethods', []);

  /** Returns the value of the `checkoutExtensionData` prop of inner blocks. */
  function useExtensionData() {
    const extensionData = useSelect((selectStore) => selectStore(STORE).getExtensionData(), []);
    const { __internalSetExtensionData: setData } = useDispatch(STORE);
    const setExtensionData = useCallback(
      (namespace, key, value) => setData(namespace, { [key]: value }),
      [setData],
    );
    return { extensionData, setExtensionData };
  }

  function Area({ name, children }) {
    const checkoutExtensionData = useExtensionData();
    const forced = window.wc.blocksCheckout.__standInForcedBlocks(`woocommerce/${name}`);
    return h(
      'div',
      { className: `wp-block-woocommerce-${name}`, 'data-block-name': `woocommerce/${name}` },
      children,
      forced.map(({ name: key, component }) =>
        h(component, { key, checkoutExtensionData, extensions: {}, cart }),
      ),
    );
  }

  function Field({ field, value, onChange }) {
    const id = field.name === 'email' ? 'email' : `billing-${field.name}`;
    const shared = {
      id,
      value,
      required: field.required,
      autoComplete: field.autocomplete,
      onChange: (event) => onChange(field.name, event.target.value),
    };
    const options = Object.entries(field.options ?? {}).map(([code, name]) =>
      h('option', { key: code, value: code }, name),
    );
    return h(
      'div',
      { className: `wc-block-components-text-input wc-block-components-address-form__${field.name}` },
      h('label', { htmlFor: id }, field.label),
      field.options ? h('select', shared, options) : h('input', { ...shared, type: field.type }),
    );
  }

  function Summary() {
    const lines = cart.items.map((item, index) =>
      h(
        'li',
        { key: index, className: 'wc-block-components-order-summary-item' },
        `${item.quantity} × ${item.name}: ${item.total}`,
      ),
    );
    return h(
      Area,
      { name: 'checkout-totals-block' },
      h('h2', null, texts.summary),
      h('ul', { className: 'wp-block-woocommerce-checkout-order-summary-block' }, lines),
      h(
        'p',
        { className: 'wc-block-components-totals-footer-item' },
        `${texts.total}: `,
        h('strong', null, cart.total),
      ),
    );
  }

  function Payment({ method, onChange }) {
    const radios = methods.map(({ id, title, description }) =>
      h(
        'label',
        { key: id, className: 'wc-block-components-radio-control__option' },
        h('input', {
          type: 'radio',
          name: 'radio-control-wc-payment-method-options',
          value: id,
          checked: id === method,
          onChange: () => onChange(id),
        }),
        ` ${title} `,
        h('small', null, description),
      ),
    );
    return h(
      Area,
      { name: 'checkout-payment-block' },
      h('fieldset', null, h('legend', null, texts.payment), radios),
    );
  }

  window.wc.__standInParts = { Area, Field, Payment, Summary };
})();
