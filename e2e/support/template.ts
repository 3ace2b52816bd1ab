import { expect, type Locator, type Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { pluginFile, themeFile } from './wp';

/** Runs a test with an edited template. */
export async function edited(
  path: string,
  edit: (source: string) => string,
  run: () => Promise<void>,
): Promise<void> {
  const file = /^templates\/(filters|links|order-source|search)\//.test(path)
    ? pluginFile(path)
    : themeFile(path);
  const before = await readFile(file, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  await writeFile(file, after);
  try {
    await run();
  } finally {
    await writeFile(file, before);
  }
}

/** Messages about template errors that administrators see in the page. */
export const templateError = (page: Page): Locator => page.locator('[data-template-fault]');
