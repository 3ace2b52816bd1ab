import { useEffect, useMemo, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import type { Parts } from '../../template/compile';
import { parseSearchUrl } from '../routing/searchAddress';
import type { PageData } from '../pageData';
import type { RefinementsState } from '../refinements/refinementsState';
import { QUERY_MAX_LENGTH } from '../settings';

export interface SearchActions {
  refine: (query: string) => void;
  /** searches at once, on the visitor's own word */
  submit: (query: string) => void;
  clear: () => void;
  /** counted from 0 */
  goToPage: (page: number) => void;
}

/**
 * Returns the props for the template's parts. The object stays the same although InstantSearch returns new functions, so
 * that it causes no render.
 */
export function usePartProps(
  data: PageData,
  actions: SearchActions,
  input: RefObject<HTMLInputElement | null>,
  refinementsState: RefinementsState | null,
): Parts {
  const latest = useRef({ ...actions, choose: refinementsState?.apply, findIn: refinementsState?.searchIn });
  useEffect(() => {
    latest.current = { ...actions, choose: refinementsState?.apply, findIn: refinementsState?.searchIn };
  });

  const facetsRef = useRef<HTMLDetailsElement>(null);
  const pricesRef = useRef<HTMLFormElement>(null);
  const isSearchingValues = refinementsState?.isSearchingValues === true;
  useEffect(() => {
    const box = facetsRef.current;
    if (!isSearchingValues || box === null) return undefined;
    // The list is whole again: what was looked for in it is no longer said, as on a page that PHP made.
    return () => {
      for (const field of box.querySelectorAll<HTMLInputElement>('[data-part="findText"]')) field.value = '';
    };
  }, [isSearchingValues]);
  const { least = null, most = null } = refinementsState?.refinements ?? {};
  useEffect(() => {
    // Keep typed prices until the refinement changes.
    for (const [name, amount] of [['shop_min', least] as const, ['shop_max', most] as const]) {
      const field = pricesRef.current?.elements.namedItem(name);
      if (field !== null && field !== undefined && 'value' in field)
        field.value = amount === null ? '' : String(amount);
    }
  }, [least, most]);

  return useMemo(() => {
    const follow = (event: MouseEvent<HTMLAnchorElement>): boolean => {
      if (!isPlainClick(event)) return false;
      event.preventDefault();
      latest.current.choose?.(new URLSearchParams(event.currentTarget.search));
      return true;
    };
    const refine = (text: string): void => latest.current.refine(text.slice(0, QUERY_MAX_LENGTH));
    return {
      form: {
        onSubmit: (event: SyntheticEvent) => {
          event.preventDefault();
          latest.current.submit((findInput(event)?.value ?? '').slice(0, QUERY_MAX_LENGTH));
        },
      },
      input: {
        ref: input,
        onInput: (event: SyntheticEvent<HTMLInputElement>) => refine(event.currentTarget.value),
      },
      reset: {
        onClick: (event: SyntheticEvent) => {
          event.preventDefault();
          const field = findInput(event);
          if (field !== null) {
            field.value = '';
            field.focus();
          }
          latest.current.clear();
        },
      },
      page: {
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          if (isPlainClick(event)) {
            event.preventDefault();
            latest.current.goToPage(parseSearchUrl(data.address, event.currentTarget.search).page);
            input.current?.form?.scrollIntoView({ block: 'nearest' });
          }
        },
      },
      facets: { ref: facetsRef },
      refine: { onClick: follow },
      clear: {
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          // The link is removed, so focus moves to the filters.
          if (follow(event)) facetsRef.current?.querySelector('summary')?.focus();
        },
      },
      findText: {
        onInput: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
          latest.current.findIn?.(currentTarget.name, currentTarget.value),
      },
      prices: {
        ref: pricesRef,
        onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value]] : [],
          );
          latest.current.choose?.(new URLSearchParams(fields));
        },
      },
    };
  }, [data, input]);
}

/** A new tab or window is the browser's own business. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function findInput({ currentTarget }: SyntheticEvent): HTMLInputElement | null {
  return currentTarget.closest('form')?.querySelector<HTMLInputElement>('[data-part="input"]') ?? null;
}
