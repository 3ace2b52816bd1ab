import js from '@eslint/js';
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
  { files: ['demo/stand-in/assets/**/*.js'], languageOptions: { globals: globals.browser } },
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
);
