/* Finds the variation of the selected options, writes its ID into the form and shows its price. */
(($) => {
  const start = (form) => {
    const variations = JSON.parse(form.dataset.product_variations) || [];
    const selects = [...form.querySelectorAll('.variations select')];
    const id = form.querySelector('[name="variation_id"]');
    const shown = form.querySelector('.single_variation');
    if (!id || !shown) return;

    const find = () => {
      const selected = Object.fromEntries(selects.map(({ name, value }) => [name, value]));
      return selects.every(({ value }) => value !== '')
        ? variations.find(({ attributes }) =>
            Object.entries(attributes).every(([name, value]) => value === '' || value === selected[name]),
          )
        : undefined;
    };

    const update = () => {
      const variation = find();
      id.value = String(variation?.variation_id ?? 0);
      shown.hidden = !variation;
      shown.innerHTML = variation
        ? variation.variation_description + variation.price_html + variation.availability_html
        : '';
      $(form).trigger(variation ? 'found_variation' : 'reset_data', variation ? [variation] : []);
    };

    selects.forEach((select) => select.addEventListener('change', update));
    update();
  };

  document.querySelectorAll('form.variations_form').forEach(start);
})(window.jQuery);
