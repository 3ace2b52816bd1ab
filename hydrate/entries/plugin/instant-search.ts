export { mountInstantSearch } from '../../search/mountInstantSearch';
