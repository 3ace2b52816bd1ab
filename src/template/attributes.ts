import { allowUrl } from '../lib/url';

const URL_ATTRIBUTES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'cite']);

/** HTML's name of an attribute to React's, where they differ. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
  maxlength: 'maxLength',
  minlength: 'minLength',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  autocorrect: 'autoCorrect',
  spellcheck: 'spellCheck',
  enterkeyhint: 'enterKeyHint',
  inputmode: 'inputMode',
  novalidate: 'noValidate',
  formaction: 'formAction',
  datetime: 'dateTime',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  referrerpolicy: 'referrerPolicy',
  crossorigin: 'crossOrigin',
  hreflang: 'hrefLang',
  contenteditable: 'contentEditable',
  'accept-charset': 'acceptCharset',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'fill-rule': 'fillRule',
  'clip-rule': 'clipRule',
};

/** The browser has done it by the time React comes, and React's own focusing would move the caret. */
const LEFT_TO_THE_BROWSER = new Set(['autofocus']);

const TRUE_WHEN_PRESENT = new Set([
  'hidden',
  'required',
  'disabled',
  'readonly',
  'multiple',
  'checked',
  'open',
  'novalidate',
  'inert',
]);

export type Props = Record<string, unknown>;

/** @param value as a template holds it: '' for an attribute without a value */
export function setStaticAttribute(props: Props, name: string, value: string): void {
  if (LEFT_TO_THE_BROWSER.has(name)) {
    return;
  }
  if (name === 'style') {
    props['style'] = styleObject(value);
    return;
  }
  props[REACT_NAMES[name] ?? name] = TRUE_WHEN_PRESENT.has(name) ? true : value;
}

/** Sets a bound attribute. null removes it. The PHP equivalent is `Printer::attribute`. */
export function setBoundAttribute(props: Props, name: string, value: unknown): void {
  const reactName = REACT_NAMES[name] ?? name;
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a bound attribute replaces the written one
  delete props[reactName];
  if (typeof value === 'boolean') {
    const isState = name.startsWith('aria-') || name.startsWith('data-');
    if (isState || value) {
      props[reactName] = isState ? String(value) : value;
    }
  } else if (typeof value === 'string' || typeof value === 'number') {
    const text = URL_ATTRIBUTES.has(name) ? allowUrl(String(value)) : String(value);
    if (text !== '' || !URL_ATTRIBUTES.has(name)) {
      props[reactName] = text;
    }
  }
}

function styleObject(css: string): Record<string, string> {
  const rules = css.split(';').map((rule) => rule.split(/:(.*)/s));
  return Object.fromEntries(
    rules.flatMap(([name, value]) =>
      name && value !== undefined
        ? [
            [
              name.startsWith('--')
                ? name
                : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
              value,
            ],
          ]
        : [],
    ),
  );
}
