import { useMemo, type MouseEvent, type RefObject } from 'react';
import { usePagination } from 'react-instantsearch';
import type { Parts } from '../../template/renderOptions';
import { parseSearchUrl, type SearchAddress } from '../routing/searchAddress';
import { isPlainClick } from './isPlainClick';

/** Links to other pages of the results. */
export function usePageLinks(address: SearchAddress, input: RefObject<HTMLInputElement | null>): Parts {
  const { refine } = usePagination();
  return useMemo(
    () => ({
      page: {
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          refine(parseSearchUrl(address, event.currentTarget.search).page);
          input.current?.form?.scrollIntoView({ block: 'nearest' });
        },
      },
    }),
    [address, input, refine],
  );
}
