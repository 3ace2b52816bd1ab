const FEATURES = '(attribution|nav|search|shop|slider|suggestions)';
const IS_TEST = '\\.test\\.tsx?$|^src/test/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'Every file is an entry, a test, or imported by another file.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', IS_TEST, '^hydrate/entries/', '^src/moduleReplacements/'],
      },
      to: {},
    },
    {
      name: 'src-does-not-import-hydrate',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^hydrate/' },
    },
    {
      name: 'hydrate-imports-src-only',
      severity: 'error',
      from: { path: '^hydrate/' },
      to: { path: '^(bin|demo|e2e|plugin|theme|php-render|php-search)/' },
    },
    {
      name: 'features-are-independent',
      comment:
        'Suggestions show search results: they use the view models, the minimum length and the settings of the search.',
      severity: 'error',
      from: { path: `^(src|hydrate)/${FEATURES}/`, pathNot: '^(src|hydrate)/suggestions/' },
      to: { path: `^(src|hydrate)/${FEATURES}/`, pathNot: ['^(src|hydrate)/$2/', '^hydrate/entries/'] },
    },
    {
      name: 'suggestions-use-search-only',
      severity: 'error',
      from: { path: '^(src|hydrate)/suggestions/' },
      to: {
        path: `^(src|hydrate)/${FEATURES}/`,
        pathNot: [
          '^(src|hydrate)/suggestions/',
          '^src/search/(viewModels/|routing/searchAddress|report/reportSettings|minimumLength|settings)',
        ],
      },
    },
    {
      name: 'shared-code-does-not-import-features',
      severity: 'error',
      from: { path: '^(src/(lib|template|moduleReplacements)|hydrate/lib)/', pathNot: IS_TEST },
      to: { path: `^(src|hydrate)/${FEATURES}/` },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^node_modules' },
  },
};
