export { updateElements } from '../../order-source/inputs';
