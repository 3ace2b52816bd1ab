import { createElement, useMemo, type ReactNode } from 'react';
import type { LiteClient } from 'algoliasearch/lite';
import {
  Configure,
  InstantSearch,
  InstantSearchSSRProvider,
  type InstantSearchProps,
} from 'react-instantsearch';
import type { RefinementsState, RefinementsModule } from '../../filters/refinementsState';
import { LiveResults, type RenderResults } from './LiveResults';
import { addResults, withTypes } from '../resultTypes/withTypes';
import { PENDING } from './useResults';
import type { PageData } from '../pageData';
import type { ShownResults } from '../../search-report/shownResults';
import { STALLED_AFTER_MS } from '../settings';
import type { AfterPaint } from './useFirstHits';
import type { RequestLinks } from '../../links/useLinks';
import { RefinementsProvider } from '../../filters/RefinementsProvider';

export interface InstantSearchWidgetProps {
  client: LiteClient;
  indexName: string;
  data: PageData;
  /** the compiled template */
  render: RenderResults;
  /** synchronizes the URL */
  routing: NonNullable<InstantSearchProps['routing']>;
  afterPaint: AfterPaint;
  /** called with the results of each search */
  onResults?: ((results: ShownResults) => void) | undefined;
  /** set on pages that show categories, brands and pages */
  requestLinks?: RequestLinks;
  /** set on pages with filters or sort orders */
  refinementsModule?: RefinementsModule | null;
  /** set from the first render on if the page determines the query (docs/specification.md, WIDGET-10) */
  query?: string;
}

/**
 * Hydrates the markup that PHP rendered. PHP uses the same template and view model, so the elements are the
 * same.
 */
export function InstantSearchWidget({
  client,
  indexName,
  data,
  render,
  routing,
  afterPaint,
  onResults,
  requestLinks,
  refinementsModule = null,
  query,
}: InstantSearchWidgetProps): ReactNode {
  const searchClient = useMemo(
    () =>
      data.types === null
        ? client
        : withTypes(
            client,
            indexName,
            data.types.filter(({ key }) => key !== data.type),
          ),
    [client, indexName, data],
  );
  const results = (refinementsState: RefinementsState | null): ReactNode => (
    <LiveResults
      data={data}
      refinementsState={refinementsState}
      render={render}
      afterPaint={afterPaint}
      onResults={onResults}
      requestLinks={requestLinks}
      query={query}
    />
  );
  return (
    <InstantSearchSSRProvider initialResults={initialResults(indexName, data, refinementsModule)}>
      <InstantSearch
        searchClient={searchClient}
        indexName={indexName}
        routing={routing}
        insights={false}
        stalledSearchDelay={STALLED_AFTER_MS}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        {createElement(Configure, data.params)}
        {data.filters && refinementsModule ? (
          <RefinementsProvider
            refinementsModule={refinementsModule}
            filters={data.filters}
            indexName={indexName}
            pauseMs={data.typingLimits.debounceMs}
          >
            {results}
          </RefinementsProvider>
        ) : (
          results(null)
        )}
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}

type InitialResults = NonNullable<Parameters<typeof InstantSearchSSRProvider>[0]['initialResults']>;

/**
 * InstantSearch renders nothing without a result, and React would discard the server's HTML. If PHP made no search, the
 * result is a placeholder that is marked as pending.
 */
function initialResults(
  indexName: string,
  data: PageData,
  refinementsModule: RefinementsModule | null,
): InitialResults {
  const others = data.filters?.results ?? [];
  const order = data.filters && refinementsModule?.toUiState(data.filters.list, data.filters.selected).sortBy;
  const request = { index: order ?? indexName, query: data.query, page: data.page };
  const response = data.result ?? { ...NO_HITS, hitsPerPage: data.settings.hitsPerPage };
  const result = { params: '', processingTimeMS: 0, exhaustiveNbHits: true, ...request, ...response };
  return {
    [indexName]: {
      state: { ...data.params, ...request },
      results: [addResults(result, data.types ?? []), ...others],
    },
  } as unknown as InitialResults;
}

const NO_HITS = { hits: [], nbHits: 0, nbPages: 0, [PENDING]: true };
