export { collectPageView } from '../attribution/collectSource';
