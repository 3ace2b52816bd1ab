export { createPanel } from '../../suggestions/createPanel';
