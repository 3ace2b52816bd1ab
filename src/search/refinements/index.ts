export { connectRefinements, fromUiState, toUiState } from './connectRefinements';
export { facetsViewModel } from './facetsViewModel';
export { isNarrow, namesOf, pairsOf, readRefinements } from './refinements';
export { useFind } from './useFacetSearch';
