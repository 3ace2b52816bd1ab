export { collectPageView } from '../../order-source/collectSource';
