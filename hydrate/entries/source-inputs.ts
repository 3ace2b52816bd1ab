export { refresh } from '../attribution/inputs';
