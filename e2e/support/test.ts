import { test as base, type ConsoleMessage } from '@playwright/test';
import { restoreSite } from './site-state';

interface PageErrors {
  /** Messages that this test expects. Any other error or warning fails the test. */
  allow: (pattern: RegExp) => void;
}

const OWN_WARNING = /^console warning: (Stallkeeper: |TypeError: Failed to fetch)/;

/** WooCommerce 8.9 requests a stylesheet in the Customizer that it does not contain. */
const OF_WOOCOMMERCE = [/\/woocommerce\/assets\/client\/blocks\/coming-soon\.css/];

const location = (message: ConsoleMessage): string =>
  `${message.location().url}:${message.location().lineNumber}`;

/**
 * Playwright's `test`. Each test, before its `beforeEach`, gets the site as it was made: content, settings and search index. In
 * addition, a test fails if a page throws an error or logs an error or a warning.
 *
 * Chromium also logs failed requests as errors, such as a 404 that the test requests. Allow them by their text.
 */
export const test = base.extend<{ pageErrors: PageErrors; allowedErrors: RegExp[]; unchangedSite: null }>({
  unchangedSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the needed fixtures from a pattern.
    async ({}, use) => {
      await restoreSite();
      await use(null);
    },
    { auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  allowedErrors: async ({}, use) => use([...OF_WOOCOMMERCE]),
  pageErrors: async ({ allowedErrors }, use) => use({ allow: (pattern) => void allowedErrors.push(pattern) }),
  // Tests that open no page have no context.
  context: async ({ context, allowedErrors }, use) => {
    const messages: string[] = [];
    context.on('weberror', (error) => messages.push(`page error: ${error.error().message}`));
    context.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' || message.type() === 'warning') {
        messages.push(`console ${message.type()}: ${text} (${location(message)})`);
      }
    });
    await use(context);
    const isAllowed = (line: string) => allowedErrors.some((pattern) => pattern.test(line));
    // Where a test expects a failed request, our code may warn about it.
    const hasExpectedFailure = messages.some((line) => line.startsWith('console error') && isAllowed(line));
    const unexpected = messages.filter(
      (line) => !isAllowed(line) && !(hasExpectedFailure && OWN_WARNING.test(line)),
    );
    if (unexpected.length > 0) throw new Error(`The page has errors:\n  ${unexpected.join('\n  ')}`);
  },
});

export { expect, type Page } from '@playwright/test';
