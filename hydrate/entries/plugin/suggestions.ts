export { addSuggestions } from '../../suggestions/addSuggestions';
