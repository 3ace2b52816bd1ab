import { allowUrl } from '../lib/url';
import { isReactBoolean, reactName } from './attributeNames';
import { toText } from './pieces';

const URL_ATTRIBUTES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'cite']);

export type Props = Record<string, unknown>;

/** Sets an attribute in React's props. null removes it. */
export type AttributeSetter = (props: Props, value: string | null) => void;

/** @param element of the template that has the attribute */
export function attributeSetter(element: Element, name: string): AttributeSetter {
  const key = reactName(element, name);
  if (name === 'autofocus') {
    // The browser focuses the field before hydration. If React focused it again, the caret would move.
    return (props) => {
      props['suppressHydrationWarning'] = true;
    };
  }
  if (name === 'style') {
    return (props, value) => {
      props['style'] = styleObject(value ?? '');
    };
  }
  if (name === 'muted' || name === 'selected') {
    const ref = attributeRef(name, '');
    return (props, value) => {
      const isSet = value !== null;
      setOutsideReact(props, isSet ? ref : undefined);
      // React sets only the property, which a new video needs to be silent. The ref sets the attribute.
      if (name === 'muted') props['muted'] = isSet;
    };
  }
  if (isReactBoolean(element, name)) {
    const untilFound = attributeRef(name, 'until-found');
    return (props, value) => {
      const isUntilFound = name === 'hidden' && value === 'until-found';
      if (isUntilFound) setOutsideReact(props, untilFound);
      props[key] = isUntilFound || value === null ? undefined : true;
    };
  }
  return (props, value) => {
    props[key] = value ?? undefined;
  };
}

/** The text of a bound attribute, or null for none. The PHP counterpart is `Printer::attribute`. */
export function boundText(name: string, value: unknown): string | null {
  if (typeof value === 'boolean') {
    const isState = name.startsWith('aria-') || name.startsWith('data-');
    return isState ? String(value) : value ? '' : null;
  }
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return URL_ATTRIBUTES.has(name) ? allowUrl(String(value)) || null : toText(value);
}

/** Sets an attribute that React does not render, or renders with another value. */
function attributeRef(name: string, value: string) {
  return (element: Element) => {
    element.setAttribute(name, value);
    return () => element.removeAttribute(name);
  };
}

/**
 * Sets an attribute through a ref. React does not compare the attributes of this element during hydration.
 */
function setOutsideReact(props: Props, ref: ReturnType<typeof attributeRef> | undefined): void {
  props['ref'] = ref;
  props['suppressHydrationWarning'] = true;
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
