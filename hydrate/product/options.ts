import { stateOf, type Choice, type Combinations, type State } from './combinations';

const RADIO = '[data-part="options"] input';
const SELECT = '.variations select';

/**
 * The options of a form: select fields, and radio buttons that replace hidden select fields. Scripts of plugins read and
 * change the select fields, so both have the same value.
 */
export interface Options {
  choice: () => Choice;
  /** Applies the radio buttons that the visitor selected before the script loaded. */
  applyEarlyChoice: () => void;
  /** Names of the chosen options, in the order of the form. */
  names: () => string[];
  clear: () => void;
  /** Takes over the values of the select fields, after a script has changed them. */
  follow: () => void;
  /** Marks what is sold out or not available together with the other chosen options. */
  mark: () => void;
  focus: () => void;
}

export function optionsOf(form: HTMLFormElement, combinations: Combinations): Options {
  const selects = [...form.querySelectorAll<HTMLSelectElement>(SELECT)];
  const radios = [...form.querySelectorAll<HTMLInputElement>(RADIO)];
  const nameOf = (select: HTMLSelectElement): string => select.dataset['attribute_name'] ?? select.name;
  const radiosOf = (select: HTMLSelectElement) => radios.filter(({ name }) => name === select.name);
  const choice = (): Choice => Object.fromEntries(selects.map((select) => [nameOf(select), select.value]));
  const announceChange = (select: HTMLSelectElement): boolean =>
    select.dispatchEvent(new Event('change', { bubbles: true }));

  const choose = (radio: HTMLInputElement): void => {
    const select = selects.find(({ name }) => name === radio.name);
    if (!select) return;
    select.value = radio.value;
    if (select.value !== radio.value) {
      // WooCommerce's script has removed the option, because it does not fit the others.
      for (const other of selects.filter((one) => one !== select)) {
        other.value = '';
        announceChange(other);
      }
      select.value = radio.value;
    }
    announceChange(select);
  };
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(RADIO)) choose(target);
  });

  return {
    choice,
    applyEarlyChoice: () => {
      for (const radio of radios.filter((one) => one.checked && !one.defaultChecked)) choose(radio);
    },
    names: () =>
      selects.flatMap(({ selectedOptions, value }) =>
        value === '' || !selectedOptions[0] ? [] : [nameOfOption(selectedOptions[0])],
      ),
    clear: () =>
      selects.forEach((select) => {
        select.value = '';
        announceChange(select);
      }),
    follow: () =>
      selects.forEach((select) =>
        radiosOf(select).forEach((radio) => {
          radio.checked = radio.value === select.value;
        }),
      ),
    mark: () => {
      const chosen = choice();
      let hasMark = false;
      for (const select of selects) {
        for (const radio of radiosOf(select)) {
          const state = stateOf(combinations, { ...chosen, [nameOf(select)]: radio.value });
          hasMark = markRadio(radio, state, combinations.texts) || hasMark;
        }
        for (const option of select.hidden ? [] : select.options) {
          if (option.value !== '')
            markOption(
              option,
              stateOf(combinations, { ...chosen, [nameOf(select)]: option.value }),
              combinations.texts,
            );
        }
      }
      form.querySelector('[data-part="options-note"]')?.toggleAttribute('hidden', !hasMark);
    },
    focus: () => {
      const first = selects[0];
      (first?.hidden ? radiosOf(first)[0] : first)?.focus();
    },
  };
}

const nameOfOption = (option: HTMLOptionElement): string => option.dataset['name'] ?? option.text;

function markOption(option: HTMLOptionElement, state: State, texts: Combinations['texts']): void {
  const name = nameOfOption(option);
  option.dataset['name'] = name;
  const text = [name, textOf(state, texts)].filter(Boolean).join(' ');
  if (option.text !== text) option.text = text;
}

const textOf = (state: State, texts: Combinations['texts']): string =>
  ({ available: '', missing: texts['missing'], 'sold-out': texts['soldOut'] })[state] ?? '';

function markRadio(radio: HTMLInputElement, state: State, texts: Combinations['texts']): boolean {
  const label = radio.labels?.[0];
  const text = label?.querySelector('[data-part="state"]');
  const isMarked = state !== 'available';
  if (label && text) {
    if (isMarked) label.dataset['state'] = state;
    else delete label.dataset['state'];
    text.textContent = textOf(state, texts);
  }
  return isMarked;
}
