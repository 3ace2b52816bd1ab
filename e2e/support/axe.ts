import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Options {
  /** Only this part of the page. */
  within?: string;
  /** Rules that this one page may break; say why beside it. */
  except?: string[];
  /** Of a window that is opened for it: `axeWithoutScripts` only. */
  window?: { viewport?: { width: number; height: number }; colorScheme?: 'light' | 'dark' };
}

/**
 * What axe finds against WCAG 2.2 AA and best practice, one line a finding: empty is what a test expects.
 * @throws when the page runs no JavaScript: use `axeOfMarkup` there
 */
export async function axe(page: Page, options: Options = {}): Promise<string[]> {
  const run: RunOptions = {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries((options.except ?? []).map((rule) => [rule, { enabled: false }])),
  };
  await page.evaluate(SOURCE);
  const results = await page.evaluate(
    async ({ within, run: settings }) => {
      const { axe: tool } = window as unknown as {
        axe: { run: (where: unknown, how: unknown) => Promise<AxeResults> };
      };
      return tool.run(within === null ? document : document.querySelector(within), settings);
    },
    { within: options.within ?? null, run },
  );
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

/**
 * The same for the page that a visitor without JavaScript has: its scripts are kept from running, axe is not.
 * @param path address on the site
 */
export async function axeWithoutScripts(
  browser: Browser,
  path: string,
  options: Options = {},
): Promise<string[]> {
  const context = await browser.newContext({
    // The tool is a script itself, and a window of a journey without scripts would have none.
    javaScriptEnabled: true,
    ...(process.env.E2E_URL ? { baseURL: process.env.E2E_URL } : {}),
    ...options.window,
  });
  try {
    const page = await context.newPage();
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" },
      });
    });
    await page.goto(path);
    return await axe(page, options);
  } finally {
    await context.close();
  }
}
