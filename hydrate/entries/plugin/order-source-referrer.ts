export { classify } from '../../order-source/classifyReferrer';
