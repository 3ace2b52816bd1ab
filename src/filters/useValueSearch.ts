import { useCallback, useEffect, useState } from 'react';
import type { ValueSearch } from './filtersViewModel';
import { valueSearchName, type FilterList } from './refinements';

/** @throws the provider's error */
export type SearchValues = (attribute: string, text: string) => Promise<ValueSearch['hits']>;

interface ValueRequest {
  attribute: string;
  text: string;
}

/**
 * Searches the values of a filter while the visitor types. The result is valid until the query or a filter changes.
 * `searchIn` stays the same function for another query, because a new one would render all filters and results with each key.
 *
 * @param pauseMs pause in typing before a request
 * @param search key of the current search: its query and filters
 * @param first the result that PHP rendered
 */
export function useValueSearch(
  list: FilterList,
  searchValues: SearchValues,
  pauseMs: number,
  search: string,
  first: ValueSearch | null,
): { valueSearch: ValueSearch | null; searchIn: (field: string, text: string) => void } {
  const [result, setResult] = useState(first === null ? null : { valueSearch: first, search });
  const [request, setRequest] = useState<ValueRequest | null>(null);
  const [searchOfRequest, setSearchOfRequest] = useState(search);
  if (searchOfRequest !== search) {
    // Not in an effect: without a pause, the request would be sent again before the effect's change is rendered.
    setSearchOfRequest(search);
    setRequest(null);
  }

  const searchIn = useCallback(
    (field: string, text: string) => {
      const attribute = list.groups.find(({ name }) => valueSearchName(name) === field)?.attribute;
      const isEmpty = text.trim() === '';
      if (isEmpty) setResult(null);
      setRequest(attribute === undefined || isEmpty ? null : { attribute, text });
    },
    [list],
  );

  useEffect(() => {
    if (request === null) return undefined;
    const { attribute, text } = request;
    let isCurrent = true;
    const timer = setTimeout(() => {
      searchValues(attribute, text.trim()).then(
        (hits) => {
          if (isCurrent) setResult({ valueSearch: { attribute, text, hits }, search });
        },
        () => {
          // The list stays as it is; the visitor can still submit the form.
        },
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [request, search, searchValues, pauseMs]);

  return { valueSearch: result?.search === search ? result.valueSearch : null, searchIn };
}
