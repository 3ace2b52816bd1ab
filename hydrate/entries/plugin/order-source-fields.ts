export { hydrateSourceFields } from '../../order-source/hydrateSourceFields';
