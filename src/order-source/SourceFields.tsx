import { useSyncExternalStore, type ReactNode } from 'react';
import type { ViewModel } from '../template/path';

export interface SourceField {
  name: string;
  value: string;
}

interface Props {
  /** Fields that PHP rendered. The first render must be equal to them, so that hydration succeeds. */
  printed: readonly SourceField[];
  /** @returns the same list until a value changes */
  current: () => readonly SourceField[];
  subscribe: (whenChanged: () => void) => () => void;
  /** Renders the template that PHP printed. */
  render: (view: ViewModel) => ReactNode;
}

/** The hidden inputs for an order's source. They always contain the current values. */
export function SourceFields({ printed, current, subscribe, render }: Props): ReactNode {
  return render({ fields: useSyncExternalStore(subscribe, current, () => printed) });
}
