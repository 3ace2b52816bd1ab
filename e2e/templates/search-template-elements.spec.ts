import type { Page } from '@playwright/test';
import { box, titles, wake } from '../support/search';
import { framesDrawn } from '../support/settled';
import { edited } from '../support/template';
import { expect, test } from '../support/test';

/** Markup that is added below the title of a hit, by description. */
const EDITS: Record<string, string> = {
  'a wrapper':
    '<div class="added" data-shop-class--has-more="hit.moreHref"><p>In short: <b data-shop-text="hit.title"></b></p></div>',
  'a list':
    '<ol class="added" reversed start="3"><template data-shop-each--tag="hit.tags"><li data-shop-text="tag"></li></template><li>end</li></ol>',
  'a table':
    '<table class="added"><caption>Facts</caption><thead><tr><th scope="col">Author</th></tr></thead><tbody><tr><td colspan="2" data-shop-text="hit.author"></td></tr></tbody></table>',
  'a picture with srcset':
    '<picture class="added"><source type="image/avif" srcset="data:image/avif;base64,AAAA 1x, data:image/avif;base64,AAAB 2x" media="(min-width: 99999px)"><img loading="lazy" decoding="async" width="4" height="3" alt="" sizes="4px" srcset="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA= 1x" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="></picture>',
  'a video with controls':
    '<video class="added" controls muted loop playsinline preload="none" data-shop-bind--aria-label="hit.title"></video>',
  'an open disclosure':
    '<details class="added" open><summary>More</summary><p dir="auto" data-shop-text="hit.title"></p></details>',
  'an inline image':
    '<svg class="added" viewBox="0 0 4 4" width="4" height="4" aria-hidden="true" focusable="false"><path d="M0 0h4v4z" stroke-width="2" fill="none"></path></svg>',
  'form controls':
    '<form class="added"><label>Note <textarea rows="2" data-shop-text="hit.title"></textarea></label><input type="checkbox" name="n" checked aria-label="Remember"><select aria-label="Size"><option>S</option><option selected>M</option></select></form>',
  'a custom element':
    '<shop-card class="added" draggable="false" item-count="2" data-shop-bind--heading="hit.title"><span>inside</span></shop-card>',
  'ARIA attributes':
    '<div class="added" role="group" aria-roledescription="card" aria-current="false" tabindex="-1" data-shop-bind--aria-label="hit.title" data-shop-bind--aria-disabled="!hit.moreHref"></div>',
};

/** The list of hits as HTML, without React's comments. The attributes are sorted: their order has no meaning. */
const hitsHtml = (page: Page): Promise<string> =>
  page.locator('.hit-list').evaluate((list) => {
    const copy = list.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('*')) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const attribute of attributes) element.removeAttributeNode(attribute);
      for (const attribute of attributes) element.setAttributeNode(attribute);
    }
    return copy.innerHTML.replaceAll(/<!--.*?-->/g, '');
  });

for (const [name, markup] of Object.entries(EDITS)) {
  test(`${name} in hit.php: the same from the server and live, and hydration changes nothing @js`, async ({
    page,
  }) => {
    const add = (source: string): string => source.replace('</h2>', `</h2>\n\t\t${markup}`);
    await edited('templates/search/hit.php', add, async () => {
      await page.goto('/?s=limescale');
      const fromServer = await hitsHtml(page);
      await expect(page.locator('.hit .added')).toHaveCount(await titles(page).count());

      const before = await page.evaluateHandle(() => [...document.querySelectorAll('[data-shop-root] *')]);
      await wake(page);
      await framesDrawn(page);
      expect(await before.evaluate((nodes) => nodes.filter((node) => !node.isConnected).length)).toBe(0);
      expect(await hitsHtml(page)).toBe(fromServer);

      // React creates all elements of these hits, because the page has none of them.
      await page.goto('/?s=honey');
      await expect(titles(page).filter({ hasText: 'Limescale' })).toHaveCount(0);
      await box(page).fill('limescale');
      await expect(titles(page).first()).toContainText('Limescale');
      await expect.poll(() => hitsHtml(page)).toBe(fromServer);
    });
  });
}
