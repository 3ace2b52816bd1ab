export { connectRefinements, fromUiState, toUiState } from './connectRefinements';
export { facetsViewModel } from './facetsViewModel';
export { hasFilters, paramNames, toPairs, readRefinements } from './refinements';
export { useFacetSearch } from './useFacetSearch';
