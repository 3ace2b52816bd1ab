import { createElement, Fragment, Suspense, type ReactNode } from 'react';
import { parsedName } from './attributeNames';
import { attributeSetter, boundText, type Props } from './attributes';
import { compilePath, isTruthy, type Path, type ViewModel } from './path';
import { keyOf, mergeTexts, toText, type Piece } from './pieces';

/** What React adds to the elements that a template calls by `data-part`. */
export type Parts = Readonly<Record<string, Props | undefined>>;

export interface RenderOptions {
  parts: Parts;
  /** The page's translator has changed texts: React shall keep what it finds instead of complaining. */
  isTranslated?: boolean;
  /** Whether the page still has the marks around a boundary's content; without them React must not look for any. */
  hasBoundary?: boolean;
}

type Render = (data: ViewModel, options: RenderOptions, key: string) => Piece[];

const PREFIX = 'data-shop-';

/**
 * Compiles the source of a template, as PHP shipped it, to a function that makes React elements from a view model.
 * The PHP twin is `Stallkeeper\Render\Template\Printer`: the same source and data give the same elements.
 *
 * @param root the content of the `<template>` element
 */
export function compileTemplate(
  root: ParentNode & Node,
): (data: ViewModel, options: RenderOptions) => ReactNode {
  const render = compileChildren(root);
  return (data, options) => createElement(Fragment, null, ...mergeTexts(render(data, options, '')));
}

function compileChildren(parent: Node): Render {
  const children = [...parent.childNodes].flatMap((node, index) => compileNode(node, String(index)));
  return (data, options, key) => children.flatMap((child) => child(data, options, key));
}

function compileNode(node: Node, key: string): Render[] {
  if (node.nodeType === 3) {
    const text = node.nodeValue ?? '';
    return [() => [text]];
  }
  return node.nodeType === 1 ? [compileElement(node as Element, key)] : [];
}

function compileElement(element: Element, ownKey: string): Render {
  const attributes = [...element.attributes];
  const each = attributes.find(({ name }) => name.startsWith(`${PREFIX}each--`));
  if (each !== undefined) {
    return compileEach(
      element as HTMLTemplateElement,
      each.name.slice(PREFIX.length + 6),
      compilePath(each.value),
      ownKey,
    );
  }
  const condition = element.getAttribute(`${PREFIX}if`);
  if (condition !== null) {
    return compileIf(element as HTMLTemplateElement, compilePath(condition), ownKey);
  }
  const makeProps = compileAttributes(element);
  const tag = element.localName;
  const textPath = element.getAttribute(`${PREFIX}text`);
  const readText = textPath === null ? null : compilePath(textPath);
  const inside = compileChildren(element);
  const isBoundary = element.hasAttribute(`${PREFIX}boundary`);
  const staticHtml = readText === null && !isBoundary && isStatic(element) ? element.innerHTML : null;

  return (data, options, key) => {
    const props: Props = { ...makeProps(data, options), key: `${key}/${ownKey}` };
    if (tag === 'textarea') {
      // React empties a textarea that has no default value.
      const text = readText === null ? element.textContent : toText(readText(data));
      return [createElement(tag, { defaultValue: text, ...props })];
    }
    if (readText !== null) {
      return [createElement(tag, props, toText(readText(data)))];
    }
    if (staticHtml !== null) {
      return [
        createElement(
          tag,
          staticHtml === '' ? props : { ...props, dangerouslySetInnerHTML: { __html: staticHtml } },
        ),
      ];
    }
    const children = mergeTexts(inside(data, options, ''));
    return [
      createElement(
        tag,
        props,
        ...(isBoundary && options.hasBoundary !== false
          ? [createElement(Suspense, null, ...children)]
          : children),
      ),
    ];
  };
}

function compileIf(template: HTMLTemplateElement, condition: Path, ownKey: string): Render {
  const inside = compileChildren(template.content);
  return (data, options, key) => (isTruthy(condition(data)) ? inside(data, options, `${key}/${ownKey}`) : []);
}

function compileEach(template: HTMLTemplateElement, itemName: string, list: Path, ownKey: string): Render {
  const inside = compileChildren(template.content);
  // Cached elements of an item let React skip it when other data changes.
  const drawn = needsOnly(template.content, [itemName]) ? new WeakMap<object, Piece[]>() : null;
  const draw = (
    item: unknown,
    index: number,
    data: ViewModel,
    options: RenderOptions,
    key: string,
  ): Piece[] => inside({ ...data, [itemName]: item }, options, `${key}/${ownKey}:${keyOf(item) ?? index}`);
  return (data, options, key) => {
    const items = list(data);
    return (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
      if (drawn === null || typeof item !== 'object' || item === null || keyOf(item) === null) {
        return draw(item, index, data, options, key);
      }
      const known = drawn.get(item) ?? draw(item, index, data, options, key);
      drawn.set(item, known);
      return known;
    });
  };
}

/** Whether a piece of template reads nothing but these names, and calls for no behaviour. */
function needsOnly(parent: ParentNode, names: readonly string[]): boolean {
  return [...parent.children].every((element) => {
    const directives = [...element.attributes].filter(
      ({ name }) => name.startsWith(PREFIX) && name !== `${PREFIX}boundary`,
    );
    const isKnown = directives.every(({ value }) =>
      names.includes(value.replace(/^!/, '').split('.')[0] ?? ''),
    );
    if (!isKnown || element.hasAttribute('data-part')) {
      return false;
    }
    const each = directives.find(({ name }) => name.startsWith(`${PREFIX}each--`));
    const content = element.localName === 'template' ? (element as HTMLTemplateElement).content : element;
    return needsOnly(content, each === undefined ? names : [...names, each.name.slice(PREFIX.length + 6)]);
  });
}

function compileAttributes(element: Element): (data: ViewModel, options: RenderOptions) => Props {
  const written: Props = {};
  const directives: ((props: Props, data: ViewModel) => void)[] = [];
  let part: string | null = null;
  for (const { name, value } of element.attributes) {
    if (name === 'data-part') {
      part = value;
    }
    if (name.startsWith(`${PREFIX}bind--`)) {
      const read = compilePath(value);
      const target = name.slice(PREFIX.length + 6);
      const set = attributeSetter(element, parsedName(element, target));
      directives.push((props, data) => set(props, boundText(target, read(data))));
    } else if (name.startsWith(`${PREFIX}class--`)) {
      const read = compilePath(value);
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

/** Without directive or part inside, the browser's own copy of the markup serves: no attribute needs a translation. */
function isStatic(element: Element): boolean {
  return [...element.querySelectorAll('*')].every(
    (one) =>
      one.localName !== 'template' &&
      [...one.attributes].every(({ name }) => !name.startsWith(PREFIX) && name !== 'data-part'),
  );
}
