import { useInstantSearch } from 'react-instantsearch';

export interface SearchStatus {
  isSearching: boolean;
  isStalled: boolean;
  isError: boolean;
}

/**
 * @param isWaiting whether the first response is missing; this counts as stalled (docs/specification.md,
 *   STATE-1)
 */
export function useSearchStatus(isWaiting: boolean): SearchStatus {
  const { status } = useInstantSearch({ catchError: true });
  return {
    isSearching: status === 'loading' || status === 'stalled',
    isStalled: status === 'stalled' || (isWaiting && status !== 'error'),
    isError: status === 'error',
  };
}
