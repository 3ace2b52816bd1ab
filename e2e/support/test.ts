import { test as base, type ConsoleMessage } from '@playwright/test';

interface Complaints {
  /** What this test expects the page to complain about; any other error or hydration warning fails it. */
  allow: (pattern: RegExp) => void;
}

const HYDRATION = /hydrat|did not match|Minified React error/i;

const location = (message: ConsoleMessage): string =>
  `${message.location().url}:${message.location().lineNumber}`;

/**
 * Playwright's `test`. In addition, a page that logs an error, throws, or warns of hydration fails the test.
 *
 * A failed request (a 404 that the test asked for) is logged by Chromium as an error too: allow it by its text.
 */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      context.on('weberror', (error) => heard.push(`page error: ${error.error().message}`));
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' || (message.type() === 'warning' && HYDRATION.test(text))) {
          heard.push(`console ${message.type()}: ${text} (${location(message)})`);
        }
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      const rest = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      if (rest.length > 0) throw new Error(`The page complained:\n  ${rest.join('\n  ')}`);
    },
    { auto: true },
  ],
});

export { expect, type Page } from '@playwright/test';
