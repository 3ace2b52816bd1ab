export { renderLateWidget } from '../../search/lateWidget';
