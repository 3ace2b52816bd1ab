import js from '@eslint/js';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** src is pure: what it needs of the page is handed to it by hydrate. */
const PAGE_GLOBALS = [
  'document',
  'window',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'fetch',
  'XMLHttpRequest',
  'globalThis',
  'self',
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'vendor',
      'theme/build',
      'plugin/build',
      'theme/lib',
      'plugin/lib',
      '.sites',
      '.cache',
      'dist',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  { files: ['**/*.mjs', '*.config.*'], languageOptions: { globals: globals.node } },
  {
    files: ['demo/stand-in/assets/**/*.js', 'docs/examples/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['{src,hydrate}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-globals': ['error', ...PAGE_GLOBALS],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/hydrate/**', '**/theme/**', '**/demo/**', '**/e2e/**'],
              message: 'src knows only itself.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['hydrate/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/theme/**', '**/demo/**', '**/e2e/**', '**/php-*/**'],
              message: 'hydrate knows src and nothing else.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      ...Object.fromEntries(
        Object.keys(playwright.configs['flat/recommended'].rules).map((rule) => [rule, 'error']),
      ),
      // Helpers whose names begin with `expect` contain assertions.
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      // A test is skipped only under a condition and with a reason, such as a shop without coupons.
      'playwright/no-skipped-test': ['error', { allowConditional: true }],
      // Most tests run with and without JavaScript; steps that only scripts make possible are conditional.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      // A title may be the constant or the parameter of a loop.
      'playwright/valid-title': ['error', { ignoreTypeOfTestName: true, ignoreTypeOfDescribeName: true }],
      // Prettier formats the code.
      'playwright/consistent-spacing-between-blocks': 'off',
      'playwright/no-commented-out-tests': 'error',
      'playwright/no-get-by-title': 'error',
      'playwright/prefer-comparison-matcher': 'error',
      'playwright/prefer-equality-matcher': 'error',
      'playwright/prefer-native-locators': 'error',
      'playwright/prefer-to-be': 'error',
      'playwright/prefer-to-contain': 'error',
    },
  },
);
