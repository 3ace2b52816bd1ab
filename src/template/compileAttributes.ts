import { parsedName } from './attributeNames';
import { attributeSetter, boundText, type Props } from './attributes';
import type { Dependencies } from './component';
import { isTruthy, type ViewModel } from './path';
import type { RenderOptions } from './renderOptions';

/** Start of the names of directives. */
export const PREFIX = 'data-shop-';

/** Compiles the attributes of an element to a function that returns React's props. */
export function compileAttributes(
  element: Element,
  dependencies: Dependencies,
): (data: ViewModel, options: RenderOptions) => Props {
  const written: Props = {};
  const directives: ((props: Props, data: ViewModel) => void)[] = [];
  let part: string | null = null;
  for (const { name, value } of element.attributes) {
    if (name === 'data-part') {
      part = value;
      dependencies.parts.add(value);
    }
    if (name.startsWith(`${PREFIX}bind--`)) {
      const read = dependencies.compilePath(value);
      const target = name.slice(PREFIX.length + 6);
      const set = attributeSetter(element, parsedName(element, target));
      directives.push((props, data) => set(props, boundText(target, read(data))));
    } else if (name.startsWith(`${PREFIX}class--`)) {
      const read = dependencies.compilePath(value);
      const target = name.slice(PREFIX.length + 7);
      directives.push((props, data) => addClass(props, target, read(data)));
    } else if (!name.startsWith(PREFIX)) {
      attributeSetter(element, name)(written, value);
    }
  }
  return (data, { parts, isTranslated }) => {
    const props = { ...written };
    for (const directive of directives) {
      directive(props, data);
    }
    return {
      ...props,
      ...(part === null ? undefined : parts[part]),
      ...(isTranslated === true && { suppressHydrationWarning: true }),
    };
  };
}

function addClass(props: Props, name: string, value: unknown): void {
  if (isTruthy(value)) {
    const before = props['className'];
    props['className'] = typeof before === 'string' && before !== '' ? `${before} ${name}` : name;
  }
}
