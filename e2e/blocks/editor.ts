import type { Locator, Page } from '@playwright/test';
import { asAdmin } from '../support/admin';
import { wp } from '../support/wp';

/** A block of the plugin in content. */
export const block = (name: string, attributes: Record<string, unknown> = {}): string =>
  `<!-- wp:stallkeeper/${name} ${JSON.stringify(attributes)} /-->`;

/** The element of a block of the plugin on a page. */
export const blockOf = (page: Page, name: string): Locator =>
  page.getByRole('main').locator(`.wp-block-stallkeeper-${name}`);

/** The scripts of the editor. */
interface Core {
  data: {
    dispatch: (store: string) => Record<string, (...args: unknown[]) => Promise<unknown>>;
    select: (store: string) => Record<string, (...args: unknown[]) => unknown>;
  };
  blocks: { createBlock: (name: string) => { clientId: string }; getBlockType: (name: string) => unknown };
}

/**
 * Opens the editor of a page as an administrator, with this block, selected and with its settings. For a new page, WordPress
 * would first ask for a pattern.
 */
export async function editorWith(page: Page, name: string): Promise<void> {
  await asAdmin(page);
  const id = await wp<number>(
    `return wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Made in the editor', 'post_content' => '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->']);`,
  );
  await page.goto(`/wp-admin/post.php?post=${id}&action=edit`);
  await page.waitForFunction((type) => {
    const { wp: core } = window as unknown as { wp?: Partial<Core> };
    return core?.blocks?.getBlockType(type) !== undefined && core.data?.select('core/editor') !== undefined;
  }, name);
  await page.evaluate(async (type) => {
    const { wp: core } = window as unknown as { wp: Core };
    for (const scope of ['core', 'core/edit-post'])
      await core.data.dispatch('core/preferences').set?.(scope, 'welcomeGuide', false);
    const made = core.blocks.createBlock(type);
    await core.data.dispatch('core/block-editor').insertBlock?.(made);
    await core.data.dispatch('core/block-editor').selectBlock?.(made.clientId);
    await core.data.dispatch('core/edit-post').openGeneralSidebar?.('edit-post/block');
  }, name);
}

/** The content of the editor, which is in a frame unless a plugin has a meta box. */
export async function canvas(page: Page): Promise<Locator> {
  const frame = page.locator('iframe[name="editor-canvas"]');
  await page.locator('.editor-styles-wrapper').or(frame).first().waitFor({ state: 'attached' });
  return (await frame.count()) > 0
    ? frame.contentFrame().locator('body')
    : page.locator('.editor-styles-wrapper').first();
}

/** Saves the page of the editor. @returns its address */
export const save = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { wp: core } = window as unknown as { wp: Core };
    await core.data.dispatch('core/editor').savePost?.();
    return String(core.data.select('core/editor').getPermalink?.());
  });
