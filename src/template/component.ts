import { createElement, memo, type ReactElement } from 'react';
import type { RenderOptions } from './renderOptions';
import { compilePath, type Path, type ViewModel } from './path';

/** Values of the view model and parts that a piece of a template reads. */
export class Dependencies {
  readonly values = new Set<string>();
  readonly parts = new Set<string>();

  /** @param path such as `hit.title` or `!hit.date` */
  compilePath(path: string): Path {
    this.values.add(path.replace(/^!/, '').split('.')[0] ?? '');
    return compilePath(path);
  }

  /** @param itemName name of the list item that the piece defines itself */
  addAll(inner: Dependencies, itemName?: string): void {
    for (const name of inner.values) if (name !== itemName) this.values.add(name);
    for (const part of inner.parts) this.parts.add(part);
  }

  areEqual(before: ComponentProps, after: ComponentProps): boolean {
    const [{ data, options }, { data: newData, options: newOptions }] = [before, after];
    return (
      [...this.values].every((name) => Object.is(data[name], newData[name])) &&
      [...this.parts].every((part) => options.parts[part] === newOptions.parts[part]) &&
      options.isTranslated === newOptions.isTranslated &&
      options.hasBoundary === newOptions.hasBoundary
    );
  }
}

export interface ComponentProps {
  data: ViewModel;
  options: RenderOptions;
}

/**
 * Creates the component of a template file. React renders it again only if a value or a part that the file
 * reads changes.
 *
 * @param file such as `search/hit`, shown in React's developer tools
 */
export function createComponent(
  file: string,
  dependencies: Dependencies,
  render: (data: ViewModel, options: RenderOptions) => ReactElement,
): (props: ComponentProps, key: string) => ReactElement {
  const Component = memo(
    ({ data, options }: ComponentProps) => render(data, options),
    (before, after) => dependencies.areEqual(before, after),
  );
  Component.displayName = file;
  return (props, key) => createElement(Component, { ...props, key });
}
