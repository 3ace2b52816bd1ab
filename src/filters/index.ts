export { connectRefinements, fromUiState, toUiState } from './connectRefinements';
export { filtersViewModel, priceTexts } from './filtersViewModel';
export { hasFilters, paramNames, toPairs, readRefinements } from './refinements';
export { useValueSearch } from './useValueSearch';
