import { expect, test, type Page, type Request } from '@playwright/test';

/**
 * Waits until the page has drawn some frames and has run the tasks that each frame has scheduled. Observers of intersection,
 * size and layout shifts report in the first frame. A fake clock must not be paused. Without JavaScript no timer runs, but
 * each screenshot draws a frame.
 */
export async function framesDrawn(page: Page, count = 4): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) {
    for (let frame = 0; frame < count; frame++)
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    return;
  }
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, count);
}

/** Waits until the page has run its idle callbacks. */
export const pageIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
  });

/**
 * Sends a request and waits until it is reported. Requests are reported in the order in which the page sends them, so all
 * earlier requests have been reported, too.
 */
export const requestsReported = async (page: Page): Promise<void> => {
  const own = page.waitForResponse(/requests-reported/);
  await page.evaluate(() => fetch('/robots.txt?requests-reported').then((response) => response.text()));
  await own;
};

/**
 * Counts the requests of a page from now on. Call it before the page is opened.
 * @returns `settled` waits until the loaded page is idle and no request is pending
 */
export function countRequests(page: Page): { urls: string[]; settled: () => Promise<void> } {
  const urls: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    urls.push(request.url());
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return {
    urls,
    settled: async () => {
      await framesDrawn(page);
      await pageIdle(page);
      await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
    },
  };
}
