export { hydrateSourceFields } from '../attribution/hydrateSourceFields';
