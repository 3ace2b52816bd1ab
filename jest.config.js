/** Pure TypeScript runs in Node; a test that needs a page says so in its first line (`@jest-environment jsdom`). */
export default {
  roots: ['<rootDir>/src', '<rootDir>/hydrate'],
  transform: { '^.+\\.tsx?$': '@swc/jest' },
  moduleNameMapper: {
    '^@stallkeeper/instant-search$': '<rootDir>/hydrate/islands/instantSearch.ts',
    '^qs$': '<rootDir>/src/search/qs.ts',
  },
};
