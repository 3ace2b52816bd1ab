import { createElement, Fragment, Suspense, type ReactElement, type ReactNode } from 'react';
import { compileAttributes, PREFIX } from './compileAttributes';
import { createComponent, Dependencies } from './component';
import { isTruthy, type ViewModel } from './path';
import { keyOf, mergeTexts, toText, type Piece } from './pieces';
import type { RenderOptions } from './renderOptions';
import { isLayout } from './whiteSpace';

type Render = (data: ViewModel, options: RenderOptions, key: string) => Piece[];

/**
 * Compiles the source of a template to a function that creates React elements from a view model. The elements
 * of each template file become one memoized component. The PHP counterpart is
 * `Stallkeeper\Render\Template\Printer`: it prints the same elements for the same source and data.
 *
 * @param root content of the `<template>` element that PHP printed
 */
export function compileTemplate(
  root: ParentNode & Node,
): (data: ViewModel, options: RenderOptions) => ReactNode {
  const render = compileChildren(root, new Dependencies());
  return (data, options) => createElement(Fragment, null, ...mergeTexts(render(data, options, '')));
}

/** @param dependencies receives the names that the children read */
function compileChildren(parent: Node, dependencies: Dependencies): Render {
  const children = [...parent.childNodes].flatMap((node, index) =>
    compileNode(node, String(index), dependencies),
  );
  return (data, options, key) => children.flatMap((child) => child(data, options, key));
}

function compileNode(node: Node, key: string, dependencies: Dependencies): Render[] {
  if (isLayout(node)) return [];
  if (node.nodeType === 3) {
    const text = node.nodeValue ?? '';
    return [() => [text]];
  }
  return node.nodeType === 1 ? [compileTag(node as Element, key, dependencies)] : [];
}

function compileTag(element: Element, ownKey: string, dependencies: Dependencies): Render {
  const each = [...element.attributes].find(({ name }) => name.startsWith(`${PREFIX}each--`));
  if (each !== undefined) {
    const itemName = each.name.slice(PREFIX.length + 6);
    return compileEach(element as HTMLTemplateElement, itemName, each.value, ownKey, dependencies);
  }
  const condition = element.getAttribute(`${PREFIX}if`);
  if (condition !== null) {
    return compileIf(element as HTMLTemplateElement, condition, ownKey, dependencies);
  }
  const inner = new Dependencies();
  const render = compileElement(element, inner);
  dependencies.addAll(inner);
  const file = element.getAttribute(`${PREFIX}file`);
  if (file === null) {
    return (data, options, key) => [render(data, options, `${key}/${ownKey}`)];
  }
  const component = createComponent(file, inner, render);
  return (data, options, key) => [component({ data, options }, `${key}/${ownKey}`)];
}

function compileElement(
  element: Element,
  dependencies: Dependencies,
): (data: ViewModel, options: RenderOptions, key?: string) => ReactElement {
  const makeProps = compileAttributes(element, dependencies);
  const tag = element.localName;
  const textPath = element.getAttribute(`${PREFIX}text`);
  const readText = textPath === null ? null : dependencies.compilePath(textPath);
  const inside = compileChildren(element, dependencies);
  const isBoundary = element.hasAttribute(`${PREFIX}boundary`);
  const staticHtml = readText === null && !isBoundary && isStatic(element) ? element.innerHTML : null;

  return (data, options, key) => {
    const props = { ...makeProps(data, options), ...(key !== undefined && { key }) };
    if (tag === 'textarea') {
      // React empties a textarea that has no default value.
      const text = readText === null ? element.textContent : toText(readText(data));
      return createElement(tag, { defaultValue: text, ...props });
    }
    if (readText !== null) {
      return createElement(tag, props, toText(readText(data)));
    }
    if (staticHtml !== null) {
      return createElement(
        tag,
        staticHtml === '' ? props : { ...props, dangerouslySetInnerHTML: { __html: staticHtml } },
      );
    }
    const children = mergeTexts(inside(data, options, ''));
    return createElement(
      tag,
      props,
      ...(isBoundary && options.hasBoundary !== false
        ? [createElement(Suspense, null, ...children)]
        : children),
    );
  };
}

function compileIf(
  template: HTMLTemplateElement,
  condition: string,
  ownKey: string,
  dependencies: Dependencies,
): Render {
  const read = dependencies.compilePath(condition);
  const inside = compileChildren(template.content, dependencies);
  return (data, options, key) => (isTruthy(read(data)) ? inside(data, options, `${key}/${ownKey}`) : []);
}

function compileEach(
  template: HTMLTemplateElement,
  itemName: string,
  list: string,
  ownKey: string,
  dependencies: Dependencies,
): Render {
  const read = dependencies.compilePath(list);
  const inner = new Dependencies();
  const inside = compileChildren(template.content, inner);
  dependencies.addAll(inner, itemName);
  return (data, options, key) => {
    const items = read(data);
    return (Array.isArray(items) ? items : []).flatMap((item: unknown, index) =>
      inside({ ...data, [itemName]: item }, options, `${key}/${ownKey}:${keyOf(item) ?? index}`),
    );
  };
}

/**
 * Whether an element contains no directive and no part. React can then render its HTML as it is, and no
 * attribute needs to be converted.
 */
function isStatic(element: Element): boolean {
  return [...element.querySelectorAll('*')].every(
    (one) =>
      one.localName !== 'template' &&
      [...one.attributes].every(({ name }) => !name.startsWith(PREFIX) && name !== 'data-part'),
  );
}
