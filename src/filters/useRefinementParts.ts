import { useEffect, useMemo, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import type { Parts } from '../template/renderOptions';
import type { RefinementsState } from './refinementsState';
import { filterControls, focusFirst, nextChip } from './filterFocus';
import { isPlainClick } from '../search/widgets/isPlainClick';

/**
 * Props for the links and forms that filter and sort the results.
 *
 * @param state null on pages without filters
 */
export function useRefinementParts(state: RefinementsState | null): Parts {
  const filtersRef = useRef<HTMLDetailsElement>(null);
  const pricesRef = useRef<HTMLFormElement>(null);
  const isSearchingValues = state?.isSearchingValues === true;
  useEffect(() => {
    const box = filtersRef.current;
    if (!isSearchingValues || box === null) return undefined;
    // When the group shows all values again, clear its search field, as in a page that PHP renders.
    return () => {
      for (const field of box.querySelectorAll<HTMLInputElement>('[data-part="findText"]')) field.value = '';
    };
  }, [isSearchingValues]);
  const [minPrice, maxPrice] = state?.priceTexts ?? ['', ''];
  useEffect(() => {
    // Keep typed prices until the price filter changes.
    for (const [name, text] of [['shop_min', minPrice] as const, ['shop_max', maxPrice] as const]) {
      const field = pricesRef.current?.elements.namedItem(name);
      if (field !== null && field !== undefined && 'value' in field) field.value = text;
    }
  }, [minPrice, maxPrice]);

  const apply = state?.apply;
  const searchIn = state?.searchIn;
  return useMemo(() => {
    const follow = (event: MouseEvent<HTMLAnchorElement>): boolean => {
      if (!isPlainClick(event)) return false;
      event.preventDefault();
      apply?.(new URLSearchParams(event.currentTarget.search));
      return true;
    };
    return {
      filters: { ref: filtersRef },
      refine: { onClick: follow },
      chip: {
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          const next = nextChip(event.currentTarget);
          // The link is removed, so focus moves to the next one.
          if (follow(event)) focusFirst([next, ...filterControls(filtersRef.current)]);
        },
      },
      clear: {
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          // The link is removed, so focus moves to the filters.
          if (follow(event)) focusFirst(filterControls(filtersRef.current));
        },
      },
      findText: {
        onInput: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
          searchIn?.(currentTarget.name, currentTarget.value),
      },
      prices: {
        ref: pricesRef,
        onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value]] : [],
          );
          apply?.(new URLSearchParams(fields));
        },
      },
    };
  }, [apply, searchIn]);
}
