import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Options {
  /** Selector of the part of the page to check. */
  within?: string;
  /** Rules to skip. State the reason next to the call. */
  except?: string[];
  /** Checks only contrast: for the dark mode of markup that is checked in light mode. */
  onlyColors?: boolean;
  /** Checks the page in the middle of its transitions. By default, the check waits until they have ended. */
  duringTransitions?: boolean;
  /** Options of the new window; for `axeWithoutScripts` only. */
  window?: { viewport?: { width: number; height: number }; colorScheme?: 'light' | 'dark' };
}

/**
 * Returns the violations of WCAG 2.2 AA and of axe's best practices, one line each.
 * @throws if the page runs no JavaScript: use `axeWithoutScripts` there
 */
export async function axe(page: Page, options: Options = {}): Promise<string[]> {
  const run: RunOptions = {
    runOnly: options.onlyColors ? { type: 'rule', values: COLOR_RULES } : { type: 'tag', values: TAGS },
    rules: Object.fromEntries((options.except ?? []).map((rule) => [rule, { enabled: false }])),
    // Collecting the details of passed rules takes most of the time, and no test reads them.
    resultTypes: ['violations'],
  };
  // After a click, the next page may still be loading. An incomplete page has violations of its own.
  await page.waitForLoadState('load');
  if (options.within !== undefined) await page.locator(options.within).first().waitFor({ state: 'attached' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ within, run: settings, duringTransitions }) => {
      if (!duringTransitions) {
        // An element that fades in has less contrast until its transition has ended.
        const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
        await Promise.allSettled(transitions.map((one) => one.finished));
      }
      const { axe: tool } = window as unknown as {
        axe: { run: (where: unknown, how: unknown) => Promise<AxeResults> };
      };
      const where = within === null ? document : document.querySelector(within);
      // The fixed consent banner can cover part of a control. axe reports the rest as a target that is too small, although
      // scrolling uncovers the control.
      const banner = document.querySelector<HTMLElement>('.consent-bar');
      banner?.style.setProperty('position', 'static');
      const { violations } = await tool.run(where, settings);
      banner?.style.removeProperty('position');
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
      );
    },
    { within: options.within ?? null, run, duringTransitions: options.duringTransitions ?? false },
  );
}

/**
 * Opens the page that a visitor without JavaScript gets. A policy prevents the page's scripts from running, but not axe.
 * @param path path of the page
 */
export async function withoutScripts<T>(
  browser: Browser,
  path: string,
  window: Options['window'],
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    // axe is a script, and the context of a test without JavaScript would not run it.
    javaScriptEnabled: true,
    ...(process.env.E2E_URL ? { baseURL: process.env.E2E_URL } : {}),
    ...window,
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
    return await use(page);
  } finally {
    await context.close();
  }
}

/**
 * Checks the page that a visitor without JavaScript gets.
 * @param path path of the page
 */
export const axeWithoutScripts = (browser: Browser, path: string, options: Options = {}): Promise<string[]> =>
  withoutScripts(browser, path, options.window, (page) => axe(page, options));

/**
 * Checks the loaded page at the widths of a phone and of a computer.
 * @returns the violations, one line each, with the width
 */
export async function axeOnPhoneAndDesktop(page: Page, options: Options = {}): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await axe(page, options)).map((line) => `${width} px: ${line}`));
  }
  return found;
}

/**
 * Checks a page at the widths of a phone and of a computer, with and without its scripts, and whether it fits 320 pixels.
 * @param path path of the page
 * @returns the violations, one line each
 */
export async function axeAtWidths(browser: Browser, page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const check = async (checked: Page): Promise<void> => {
    found.push(...(await axeOnPhoneAndDesktop(checked)));
  };
  await withoutScripts(browser, path, { viewport: { width: 390, height: 800 } }, check);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(path);
  await check(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  return content > 320 ? [...found, `320 px: the content is ${content} px wide`] : found;
}
