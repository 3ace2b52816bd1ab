export { classify } from '../attribution/classifyReferrer';
