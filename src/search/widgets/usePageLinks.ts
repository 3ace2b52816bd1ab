import { useMemo, type MouseEvent, type RefObject } from 'react';
import { usePagination } from 'react-instantsearch';
import type { Parts } from '../../template/renderOptions';
import type { PageData } from '../pageData';
import { parseSearchUrl, TYPE_PARAMETER } from '../routing/searchAddress';
import { isPlainClick } from './isPlainClick';

/** Links to other pages of the results. Those of a type that PHP has not rendered load a page. */
export function usePageLinks(
  { address, types, type }: PageData,
  input: RefObject<HTMLInputElement | null>,
): Parts {
  const { refine } = usePagination();
  return useMemo(
    () => ({
      page: {
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          const { search } = event.currentTarget;
          const linked = new URLSearchParams(search).get(TYPE_PARAMETER) ?? '';
          if (!isPlainClick(event) || (types !== null && linked !== type)) return;
          event.preventDefault();
          refine(parseSearchUrl(address, search).page);
          input.current?.form?.scrollIntoView({ block: 'nearest' });
        },
      },
    }),
    [address, types, type, input, refine],
  );
}
