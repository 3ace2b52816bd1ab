import type { Page } from '@playwright/test';

/** JavaScript that arrives late: every script waits this long. Call it before the page is opened. */
export async function delayScripts(page: Page, ms: number): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await new Promise((resolve) => setTimeout(resolve, ms));
    await route.fallback();
  });
}

/** JavaScript that never arrives: a blocked or broken network, not a browser without JavaScript. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
  );
}
