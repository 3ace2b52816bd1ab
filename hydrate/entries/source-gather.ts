export { gatherSource } from '../attribution/collectSource';
