export { whoIsIt } from '../attribution/classifyReferrer';
