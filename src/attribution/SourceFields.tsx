import { useSyncExternalStore, type ReactNode } from 'react';
import type { ViewModel } from '../template/path';

export interface SourceField {
  name: string;
  value: string;
}

interface Props {
  /** Fields in the page. The first render must be equal to them. */
  printed: readonly SourceField[];
  /** @returns the same list until something changes */
  current: () => readonly SourceField[];
  subscribe: (whenChanged: () => void) => () => void;
  /** Draws the template that PHP printed. */
  render: (view: ViewModel) => ReactNode;
}

/** The hidden inputs of an order's source, true to what is known at every moment. */
export function SourceFields({ printed, current, subscribe, render }: Props): ReactNode {
  return render({ fields: useSyncExternalStore(subscribe, current, () => printed) });
}
