import { createElement, type ReactNode } from 'react';
import type { LiteClient } from 'algoliasearch/lite';
import {
  Configure,
  Index,
  InstantSearch,
  InstantSearchSSRProvider,
  type InstantSearchProps,
} from 'react-instantsearch';
import type { RefinementsState, RefinementsModule } from '../../filters/refinementsState';
import { LiveResults, type RenderResults } from './LiveResults';
import { PENDING, PRODUCTS_INDEX_ID } from './useResults';
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
        searchClient={client}
        indexName={indexName}
        routing={routing}
        insights={false}
        stalledSearchDelay={STALLED_AFTER_MS}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        {createElement(Configure, data.params)}
        {/* Not shown with active filters. The index stays, because removing it would cause another request. */}
        {data.products && (
          <Index indexName={indexName} indexId={PRODUCTS_INDEX_ID}>
            {createElement(Configure, data.products.params)}
          </Index>
        )}
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
  const index = order ?? indexName;
  const initialState = (params: object, given: object | null, page: number, others: object[] = []) => {
    const request = { index, query: data.query, page };
    const response = given ?? { ...NO_HITS, hitsPerPage: data.settings.hitsPerPage };
    const result = { params: '', processingTimeMS: 0, exhaustiveNbHits: true, ...request, ...response };
    return { state: { ...params, ...request }, results: [result, ...others] };
  };
  return {
    [indexName]: initialState(data.params, data.result, data.page, others),
    ...(data.products && {
      [PRODUCTS_INDEX_ID]: initialState(data.products.params, data.products.result, 0),
    }),
  } as unknown as InitialResults;
}

const NO_HITS = { hits: [], nbHits: 0, nbPages: 0, [PENDING]: true };
