import { useEffect, useMemo, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import type { Parts } from '../template/compile';
import { readAddress } from './address';
import type { PageData } from './pageData';
import { QUERY_MAX_LENGTH } from './settings';

export interface SearchActions {
  refine: (query: string) => void;
  clear: () => void;
  /** counted from 0 */
  goToPage: (page: number) => void;
}

/**
 * What the template's parts do. The same object for the whole life of the widget, whatever functions InstantSearch hands
 * out meanwhile: so that nothing is drawn anew because of it.
 */
export function useParts(
  data: PageData,
  actions: SearchActions,
  input: RefObject<HTMLInputElement | null>,
): Parts {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  return useMemo(() => {
    const refine = (text: string): void => latest.current.refine(text.slice(0, QUERY_MAX_LENGTH));
    return {
      form: {
        onSubmit: (event: SyntheticEvent) => {
          event.preventDefault();
          refine(fieldOf(event)?.value ?? '');
        },
      },
      input: {
        ref: input,
        onInput: (event: SyntheticEvent<HTMLInputElement>) => refine(event.currentTarget.value),
      },
      reset: {
        onClick: (event: SyntheticEvent) => {
          event.preventDefault();
          const field = fieldOf(event);
          if (field !== null) {
            field.value = '';
            field.focus();
          }
          latest.current.clear();
        },
      },
      page: {
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          // A new tab or window is the browser's own business.
          if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
            event.preventDefault();
            latest.current.goToPage(readAddress(data.address, event.currentTarget.search).page);
            input.current?.form?.scrollIntoView({ block: 'nearest' });
          }
        },
      },
    };
  }, [data, input]);
}

function fieldOf({ currentTarget }: SyntheticEvent): HTMLInputElement | null {
  return currentTarget.closest('form')?.querySelector<HTMLInputElement>('[data-part="input"]') ?? null;
}
