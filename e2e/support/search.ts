import type { Locator, Page } from '@playwright/test';

export const box = (page: Page): Locator => searchWidget(page).getByRole('searchbox');
export const searchWidget = (page: Page): Locator => page.locator('.instant-search-widget');
export const hits = (page: Page): Locator => page.locator('.hit');
export const titles = (page: Page): Locator => page.locator('.hit__title');
export const summary = (page: Page): Locator => page.locator('.instant-search__summary');

/** The message that a search has failed. It is in every widget and hidden until then. */
export const problem = (page: Page): Locator =>
  page.locator('.instant-search .notice').getByText('Search is not available right now.');

/**
 * Scrolls to a link below a list of hits, then clicks it. Playwright checks that an element is stable before it scrolls
 * to it, but hits change their height when they enter the viewport (`content-visibility: auto`), so the click could miss.
 */
export async function followBelowHits(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.click();
}

export const isReact = (url: string): boolean => url.includes('/build/react.js');
export const isSearch = (url: string): boolean => url.includes('/1/indexes/');

/** Focuses the search box and waits until React has hydrated the widget. */
export async function wake(page: Page): Promise<void> {
  await box(page).focus();
  // The list is hydrated after the box, because it has its own boundary.
  await page.waitForFunction(() => {
    const root = document.querySelector('[data-shop-root]');
    const parts = [root?.querySelector('[data-part="input"]'), root?.querySelector('.hit-list a')];
    return parts.every((part) => !part || Object.keys(part).some((key) => key.startsWith('__react')));
  });
}

/** Returns the HTML of the hits without React's comments, and that of hits with some of the words after a line. */
export async function hitsHtml(page: Page): Promise<string> {
  const lists = await page.locator('.hit-list').evaluateAll((all) => all.map((list) => list.innerHTML));
  return lists.join('\n').replaceAll(/<!--.*?-->/g, '');
}
