import type { Page } from '@playwright/test';
import { publish } from '../support/engine';
import { box, hits, wake } from '../support/search';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Synonyms, plurals and stop words of the built-in engine on the results page. SynonymEndpointsTest covers the endpoints. */

test.describe.configure({ mode: 'serial' });

/** The option of the settings screen, as it saves it. */
const save = (rules: string, stopWords = '', plurals = true) =>
  wp(`update_option('stallkeeper_synonyms', $args, false);`, { rules, stopWords, plurals });

/** Titles of the hits that contain all words; others may follow. */
const complete = (page: Page) => page.locator('[data-part="list"] .hit__title');

test('"boxes" finds "Box" and the other way round, without and with JavaScript @js', async ({
  page,
  browser,
}) => {
  await publish('Xanthic box');
  await publish('Xanthic boxes');
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_URL ?? '' });
  const noScript = await plain.newPage();
  await noScript.goto('/?s=boxes+xanthic');
  await expect(complete(noScript)).toHaveText(['Xanthic boxes', 'Xanthic box']);
  await expect(hits(noScript).nth(1).locator('mark')).toHaveText(['Xanthic', 'box']);
  await noScript.goto('/?s=box+xanthic');
  await expect(complete(noScript)).toHaveText(['Xanthic box', 'Xanthic boxes']);
  await plain.close();

  await page.goto('/?s=kettle');
  await wake(page);
  await box(page).fill('boxes xanthic');
  await expect(complete(page)).toHaveText(['Xanthic boxes', 'Xanthic box']);
  await box(page).fill('box xanthic');
  await expect(complete(page)).toHaveText(['Xanthic box', 'Xanthic boxes']);
});

test('synonyms and stop words change the results as soon as they are saved @js', async ({ page }) => {
  await publish('Xanthic sofa');
  await save('couch => sofa\nlounge chair, sofa', 'of the');
  await page.goto('/?s=couches+xanthic');
  await expect(complete(page)).toHaveText(['Xanthic sofa']);
  await expect(complete(page).locator('mark')).toHaveText(['Xanthic', 'sofa']);
  await wake(page);
  await box(page).fill('the lounge chair xanthic');
  await expect(complete(page)).toHaveText(['Xanthic sofa']);
  await save('', '', false);
  await page.goto('/?s=couch+xanthic');
  await expect(complete(page)).toHaveCount(0);
});
