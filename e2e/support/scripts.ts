import type { Page } from '@playwright/test';

/**
 * Delays all scripts until the test releases them, as a slow network does. Call it before the page is opened, and open the
 * page with `waitUntil: 'commit'`, because the page finishes loading after its scripts only.
 * @param ofUrl delays only scripts with a matching URL; scripts of WooCommerce in the head block the whole page
 * @returns releases all scripts, also those of later pages
 */
export async function holdScripts(page: Page, ofUrl = /./): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'script' && ofUrl.test(request.url())) await released;
    // A page that was left while its scripts were held back does not need them any more.
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/** Aborts every request for a script, as a blocked or broken network does. Inline scripts run. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
  );
}
