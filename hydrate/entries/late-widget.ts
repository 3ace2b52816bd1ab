export { finishLateWidget } from '../search/lateWidget';
