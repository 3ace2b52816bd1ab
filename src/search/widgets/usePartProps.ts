import { useEffect, useMemo, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import type { Parts } from '../../template/compile';
import { readAddress } from '../routing/searchAddress';
import type { PageData } from '../pageData';
import type { Faceted } from '../refinements/refinementsState';
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
 * What the template's parts do. The same object for the whole life of the widget, whatever functions InstantSearch hands
 * out meanwhile: so that nothing is drawn anew because of it.
 */
export function useParts(
  data: PageData,
  actions: SearchActions,
  input: RefObject<HTMLInputElement | null>,
  faceted: Faceted | null,
): Parts {
  const latest = useRef({ ...actions, choose: faceted?.choose, findIn: faceted?.findIn });
  useEffect(() => {
    latest.current = { ...actions, choose: faceted?.choose, findIn: faceted?.findIn };
  });

  const facets = useRef<HTMLDetailsElement>(null);
  const prices = useRef<HTMLFormElement>(null);
  const isFinding = faceted?.isFinding === true;
  useEffect(() => {
    const box = facets.current;
    if (!isFinding || box === null) return undefined;
    // The list is whole again: what was looked for in it is no longer said, as on a page that PHP made.
    return () => {
      for (const field of box.querySelectorAll<HTMLInputElement>('[data-part="findText"]')) field.value = '';
    };
  }, [isFinding]);
  const { least = null, most = null } = faceted?.chosen ?? {};
  useEffect(() => {
    // What was typed is the visitor's until another price counts: taken back, or come by Back.
    for (const [name, amount] of [['shop_min', least] as const, ['shop_max', most] as const]) {
      const field = prices.current?.elements.namedItem(name);
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
          latest.current.submit((fieldOf(event)?.value ?? '').slice(0, QUERY_MAX_LENGTH));
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
          if (isPlainClick(event)) {
            event.preventDefault();
            latest.current.goToPage(readAddress(data.address, event.currentTarget.search).page);
            input.current?.form?.scrollIntoView({ block: 'nearest' });
          }
        },
      },
      facets: { ref: facets },
      refine: { onClick: follow },
      clear: {
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          // The link goes with the filters: who stood on it stands where others can be chosen.
          if (follow(event)) facets.current?.querySelector('summary')?.focus();
        },
      },
      findText: {
        onInput: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
          latest.current.findIn?.(currentTarget.name, currentTarget.value),
      },
      prices: {
        ref: prices,
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

function fieldOf({ currentTarget }: SyntheticEvent): HTMLInputElement | null {
  return currentTarget.closest('form')?.querySelector<HTMLInputElement>('[data-part="input"]') ?? null;
}
