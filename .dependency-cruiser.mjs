const FEATURES =
  '(blocks|cart|consent|filters|links|nav|order-source|product|search|search-report|shop|slider|style|suggestions|swatches)';
const IS_TEST = ['\\.test\\.\\w+$', '^src/test/'];
const FOR_BROWSERS = '^(src|hydrate)/';
/** Script modules of this project, and packages that WooCommerce and WordPress provide on the page. */
const PROVIDED =
  '^(@stallkeeper/|@woocommerce/(blocks-checkout|components|csv-export|currency|date|settings)$|@wordpress/(api-fetch|block-editor|blocks|components|element|hooks|server-side-render)$)';
/** Servers that benchmarks start, too, and messages that end a run. */
const FOR_BROWSER_TESTS = '^bin/lib/(nginx|php-messages)\\.(mjs|d\\.mts)$';

const forbid = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-cycles', { path: FOR_BROWSERS }, { circular: true }),
    {
      name: 'no-unused-files',
      comment: 'Every file is an entry, a test, or imported by another file.',
      severity: 'error',
      module: {
        path: FOR_BROWSERS,
        pathNot: ['\\.d\\.ts$', ...IS_TEST, '^hydrate/entries/', '^src/moduleReplacements/'],
        numberOfDependentsLessThan: 1,
      },
      from: {},
    },

    // Directories
    forbid(
      'src-imports-src',
      { path: '^src/' },
      { dependencyTypes: ['local', 'localmodule'], pathNot: '^src/' },
    ),
    forbid(
      'hydrate-imports-src-and-hydrate',
      { path: '^hydrate/' },
      { dependencyTypes: ['local', 'localmodule'], pathNot: FOR_BROWSERS },
    ),
    forbid('nothing-imports-demo-or-browser-tests', { pathNot: '^(demo|e2e)/' }, { path: '^(demo|e2e)/' }),
    forbid(
      'demo-and-browser-tests-are-apart',
      { path: '^(demo|e2e)/' },
      { path: '^(demo|e2e)/', pathNot: '^$1/' },
    ),
    forbid(
      'bin-is-for-commands',
      { path: '^(demo|e2e|plugin|theme)/' },
      { path: '^bin/', pathNot: FOR_BROWSER_TESTS },
      'Configuration files in the root may use bin; browser tests may use the files of FOR_BROWSER_TESTS.',
    ),
    forbid('inside-of-the-project', {}, { path: '^(\\.\\./|/)' }),

    // Packages
    forbid(
      'packages-of-package.json',
      { path: FOR_BROWSERS, pathNot: IS_TEST },
      { dependencyTypes: ['core', 'npm-dev', 'npm-no-pkg', 'npm-unknown'] },
      'Browsers get the packages in `dependencies` of package.json. Tests may use Node and `devDependencies`.',
    ),
    forbid('provided-packages', { path: '^src/' }, { path: PROVIDED }),
    forbid('known-files-and-packages', { path: FOR_BROWSERS }, { couldNotResolve: true, pathNot: PROVIDED }),

    // Features
    forbid(
      'features-are-independent',
      { path: '^(src|hydrate)/(nav|product|shop|slider)/' },
      {
        path: `^(src|hydrate)/${FEATURES}/`,
        pathNot: ['^(src|hydrate)/$2/', '^hydrate/(entries|cart)/'],
      },
      'Lists and product pages put products into the cart.',
    ),
    forbid(
      'order-source-and-consent-use-each-other-only',
      { path: '^(src|hydrate)/(consent|order-source)/' },
      {
        path: `^(src|hydrate)/${FEATURES}/`,
        pathNot: ['^(src|hydrate)/(consent|order-source)/', '^hydrate/entries/'],
      },
      'The script of the consent starts and stops the recording of order sources.',
    ),
    forbid(
      'search-uses-its-features-only',
      { path: '^(src|hydrate)/search/' },
      {
        path: `^(src|hydrate)/${FEATURES}/`,
        pathNot: ['^(src|hydrate)/(filters|links|search|search-report)/', '^hydrate/entries/'],
      },
      'The search widget puts filters, links and the search report together.',
    ),
    forbid(
      'features-of-the-search-use-search-only',
      { path: '^(src|hydrate)/(filters|links|search-report)/' },
      {
        path: `^(src|hydrate)/${FEATURES}/`,
        pathNot: ['^(src|hydrate)/($2|search)/', '^hydrate/entries/'],
      },
    ),
    forbid(
      'suggestions-use-search-only',
      { path: '^(src|hydrate)/suggestions/' },
      {
        path: `^(src|hydrate)/${FEATURES}/`,
        pathNot: [
          '^(src|hydrate)/(links|suggestions)/',
          '^src/search/(viewModels/|routing/searchAddress|minimumLength|settings)',
          '^src/search-report/reportSettings',
        ],
      },
      'Suggestions show hits and links: they use the view models, the minimum length and the settings of the search.',
    ),
    forbid(
      'shared-code-does-not-import-features',
      { path: '^(src/(lib|template|moduleReplacements)|hydrate/lib)/', pathNot: IS_TEST },
      { path: `^(src|hydrate)/${FEATURES}/` },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
