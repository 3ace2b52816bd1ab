import { createElement, type ReactNode } from 'react';
import type { LiteClient } from 'algoliasearch/lite';
import {
  Configure,
  Index,
  InstantSearch,
  InstantSearchSSRProvider,
  type InstantSearchProps,
} from 'react-instantsearch';
import type { Parts } from '../../template/compile';
import type { Faceted, FacetTools } from '../refinements/refinementsState';
import { LiveResults, PRODUCTS, UNASKED } from './LiveResults';
import type { PageData } from '../pageData';
import type { ResultsView } from '../viewModels/resultsViewModel';
import { STALLED_AFTER_MS } from '../settings';
import type { AfterPaint } from './useFirstHits';
import { WithFacets } from './RefinementsProvider';

export interface InstantSearchWidgetProps {
  client: LiteClient;
  indexName: string;
  data: PageData;
  /** the compiled template */
  render: (view: ResultsView, parts: Parts) => ReactNode;
  /** keeps the address bar in step */
  routing: NonNullable<InstantSearchProps['routing']>;
  afterPaint: AfterPaint;
  /** for a page on which something can be chosen */
  facets?: FacetTools | null;
  /** given: the page decides what is searched for, from the beginning on (spec section 8) */
  query?: string;
}

/** The instant search over the markup that PHP finished: same template, same view model, so the same elements. */
export function InstantSearchWidget({
  client,
  indexName,
  data,
  render,
  routing,
  afterPaint,
  facets = null,
  query,
}: InstantSearchWidgetProps): ReactNode {
  const results = (faceted: Faceted | null): ReactNode => (
    <LiveResults data={data} faceted={faceted} render={render} afterPaint={afterPaint} query={query} />
  );
  return (
    <InstantSearchSSRProvider initialResults={initialResults(indexName, data, facets)}>
      <InstantSearch
        searchClient={client}
        indexName={indexName}
        routing={routing}
        insights={false}
        stalledSearchDelay={STALLED_AFTER_MS}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        {createElement(Configure, data.params)}
        {/* Beside narrowed posts nobody sees them; but taking the index out would cost a call of its own. */}
        {data.products && (
          <Index indexName={indexName} indexId={PRODUCTS}>
            {createElement(Configure, data.products.params)}
          </Index>
        )}
        {data.faceted && facets ? (
          <WithFacets
            tools={facets}
            faceted={data.faceted}
            indexName={indexName}
            pauseMs={data.guards.debounceMs}
          >
            {results}
          </WithFacets>
        ) : (
          results(null)
        )}
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}

type InitialResults = NonNullable<Parameters<typeof InstantSearchSSRProvider>[0]['initialResults']>;

/**
 * Without a result InstantSearch would draw nothing at first, and React would lose the page that PHP sent: where nobody
 * asked yet, a result says just that.
 */
function initialResults(indexName: string, data: PageData, facets: FacetTools | null): InitialResults {
  const answers = data.faceted?.answers ?? [];
  const order = data.faceted && facets?.toUiState(data.faceted.list, data.faceted.chosen).sortBy;
  const index = order ?? indexName;
  const first = (params: object, given: object | null, page: number, others: object[] = []) => {
    const asked = { index, query: data.query, page };
    const answer = given ?? { ...NOTHING, hitsPerPage: data.settings.hitsPerPage };
    const result = { params: '', processingTimeMS: 0, exhaustiveNbHits: true, ...asked, ...answer };
    return { state: { ...params, ...asked }, results: [result, ...others] };
  };
  return {
    [indexName]: first(data.params, data.answer, data.page, answers),
    ...(data.products && { [PRODUCTS]: first(data.products.params, data.products.answer, 0) }),
  } as unknown as InitialResults;
}

const NOTHING = { hits: [], nbHits: 0, nbPages: 0, [UNASKED]: true };
