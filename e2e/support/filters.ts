import type { Locator, Page } from '@playwright/test';
import { wake } from './search';

export const group = (page: Page, title: string): Locator =>
  page.locator('.filters__group').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const values = (page: Page, title: string): Locator => group(page, title).locator('.filters__value');

/** Opens the results page with expanded filters. With a script, waits until React has hydrated the widget. */
export async function results(page: Page, address: string, hasScript: boolean): Promise<void> {
  await page.goto(address);
  if (hasScript) await wake(page);
  await openFilters(page);
}

/** Opens the drawer of the filters. On wide screens, they are always open and have no button. */
export async function openFilters(page: Page): Promise<void> {
  const toggle = page.locator('.filters__toggle');
  const isOpen = await page.locator('.filters__fold').evaluate((one) => (one as HTMLDetailsElement).open);
  if (!isOpen && (await toggle.isVisible())) await toggle.click();
}

export const countOf = async (page: Page, title: string, index: number): Promise<number> =>
  Number(
    (await values(page, title).nth(index).locator('.filters__count > :last-child').innerText()).replace(
      ',',
      '',
    ),
  );

export const found = (count: number): RegExp => new RegExp(`^${count.toLocaleString('en')} results? found$`);
