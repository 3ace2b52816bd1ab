import type { Locator, Page } from '@playwright/test';
import { asAdmin } from '../support/admin';

/** A block of the plugin in content. */
export const block = (name: string, attributes: Record<string, unknown> = {}): string =>
  `<!-- wp:stallkeeper/${name} ${JSON.stringify(attributes)} /-->`;

/** The element of a block of the plugin on a page. */
export const blockOf = (page: Page, name: string): Locator =>
  page.getByRole('main').locator(`.wp-block-stallkeeper-${name}`);

/** The editor of a new page, for tests. */
interface Core {
  data: {
    dispatch: (store: string) => Record<string, (...args: unknown[]) => Promise<unknown>>;
    select: (store: string) => Record<string, (...args: unknown[]) => unknown>;
  };
  blocks: { createBlock: (name: string) => { clientId: string }; getBlockType: (name: string) => unknown };
}

/** Opens the editor of a new page as an administrator, with this block, selected and with its settings. */
export async function editorWith(page: Page, name: string): Promise<void> {
  await asAdmin(page);
  await page.goto('/wp-admin/post-new.php?post_type=page');
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

/** Publishes the page of the editor. @returns its address */
export const publish = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { wp: core } = window as unknown as { wp: Core };
    await core.data.dispatch('core/editor').editPost?.({ title: 'Made in the editor', status: 'publish' });
    await core.data.dispatch('core/editor').savePost?.();
    return String(core.data.select('core/editor').getPermalink?.());
  });
