/** Pure TypeScript runs in Node; a test that needs a page says so in its first line (`@jest-environment jsdom`). */
export default {
  roots: ['<rootDir>/src', '<rootDir>/hydrate'],
  transform: {
    'node_modules/sourcebuster/': '<rootDir>/bin/lib/sourcebuster-loader.cjs',
    '^.+\\.tsx?$': '@swc/jest',
  },
  transformIgnorePatterns: ['/node_modules/(?!sourcebuster/)'],
  // bin/lib/shared-react.mjs defines it for webpack.
  globals: { SHARED_REACT: 'react' },
  moduleNameMapper: {
    '^@stallkeeper/(.*)$': [
      '<rootDir>/hydrate/entries/plugin/$1.ts',
      '<rootDir>/hydrate/entries/theme/$1.ts',
    ],
  },
};
