import { createElement, memo, type ReactElement } from 'react';
import type { RenderOptions } from './renderOptions';
import { compilePath, type Path, type ViewModel } from './path';

/** What a piece of a template reads: names of the view model, and parts. */
export class Dependencies {
  readonly values = new Set<string>();
  readonly parts = new Set<string>();

  /** @param path such as `hit.title` or `!hit.date` */
  compilePath(path: string): Path {
    this.values.add(path.replace(/^!/, '').split('.')[0] ?? '');
    return compilePath(path);
  }

  /** @param itemName name that the piece defines itself, as the item of a list */
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
 * The component of a template file. React skips it as long as the values and parts that the file reads stay the same.
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
