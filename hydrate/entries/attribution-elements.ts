export { updateElements } from '../attribution/inputs';
