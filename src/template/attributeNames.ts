/** React's names that differ from HTML's in uppercase letters only. React warns about the lowercase name. */
const CAMEL_CASE =
  'accessKey autoCapitalize autoComplete autoCorrect autoPlay colSpan contentEditable crossOrigin dateTime ' +
  'disablePictureInPicture disableRemotePlayback encType enterKeyHint fetchPriority formAction formEncType formMethod ' +
  'formNoValidate formTarget hrefLang inputMode itemID itemProp itemRef itemScope itemType maxLength minLength noValidate ' +
  'playsInline popoverTarget popoverTargetAction readOnly referrerPolicy rowSpan spellCheck srcLang srcSet tabIndex useMap ' +
  'controlsList';

const REACT_NAMES = new Map([
  ...CAMEL_CASE.split(' ').map((name) => [name.toLowerCase(), name] as const),
  ['class', 'className'],
  ['for', 'htmlFor'],
]);

/** Attributes that React sets for a truthy value and removes for ''. */
const BOOLEANS = new Set(
  (
    'autoplay checked controls default disabled disablepictureinpicture disableremoteplayback formnovalidate hidden inert ' +
    'itemscope loop multiple muted novalidate open playsinline readonly required reversed'
  ).split(' '),
);

export const isReactBoolean = (element: Element, name: string): boolean =>
  BOOLEANS.has(name) && !isCustomElement(element);

/** React's name for an attribute of an element in a template. */
export function reactName(element: Element, name: string): string {
  if (isCustomElement(element) && name !== 'class' && name !== 'style') {
    // If a custom element has a property with this name, React sets the property, and `draggable = "false"`
    // means true. No property has an uppercase name, and names of attributes are case-insensitive.
    return name.toUpperCase();
  }
  if (element.localName === 'input') {
    // Fields are uncontrolled, so that React does not overwrite what the visitor typed. It ignores the
    // default value of a button.
    const isButton = /^(?:submit|reset)$/i.test(element.getAttribute('type') ?? '');
    if (name === 'value' && !isButton) return 'defaultValue';
    if (name === 'checked') return 'defaultChecked';
  }
  return (
    REACT_NAMES.get(name) ??
    // Attributes of SVG, such as stroke-width and xlink:href, and accept-charset.
    (/^(?:aria|data)-/.test(name)
      ? name
      : name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase()))
  );
}

const isCustomElement = ({ localName }: Element): boolean => localName.includes('-');

/** The name that an HTML parser creates. For SVG it restores uppercase letters, such as in viewBox. */
export function parsedName(element: Element, name: string): string {
  if (!element.namespaceURI?.endsWith('svg')) return name;
  const template = element.ownerDocument.createElement('template');
  template.innerHTML = `<svg ${name}=""></svg>`;
  return template.content.firstElementChild?.attributes[0]?.name ?? name;
}
