import { expect, test } from '../support/test';
import { wp } from '../support/wp';

test.describe('A widget in a post is finished in its page and nowhere else', { tag: '@no-js' }, () => {
  const ELEMENT = '<div class="instant-search-widget"></div>';
  const FINISHED = 'data-shop-root';
  const TEXT = 'Before the widget.';
  let post = { id: 0, path: '', category: 0 };

  test.beforeEach(async () => {
    post = await wp(
      `$category = wp_insert_term('Quiet widgets ' . wp_generate_password(6, false), 'category')['term_id'];
       $id = wp_insert_post(['post_status' => 'publish', 'post_title' => 'Holds a widget quietwidget', 'post_content' => $args, 'post_category' => [$category]]);
       return ['id' => $id, 'path' => wp_make_link_relative(get_permalink($id)), 'category' => $category];`,
      `<p>${TEXT}</p>${ELEMENT}`,
    );
  });
  test.afterEach(() =>
    wp(`wp_delete_post($args['id'], true); wp_delete_term($args['category'], 'category');`, post),
  );

  test('its page has it finished', async ({ request }) => {
    expect(await (await request.get(post.path)).text()).toContain(FINISHED);
  });

  test('the index holds the text around it', async () => {
    const content = async (): Promise<string | undefined> => {
      const hits = await wp<{ objectID: string; content: string }[]>(
        `return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\EmbeddedEngine::class)->search(['query' => 'quietwidget'])['hits'];`,
      );
      return hits.find(({ objectID }) => objectID === `${post.id}-0`)?.content;
    };
    await expect.poll(content).toBe(TEXT);
  });

  test('an excerpt has the text around it, in PHP and on a page that lists posts', async ({ page }) => {
    expect(await wp<string>('return get_the_excerpt($args);', post.id)).toBe(TEXT);
    await page.goto(`/?cat=${post.category}`);
    await expect(page.locator('.card__excerpt')).toHaveText(TEXT);
  });

  for (const feed of ['rss2', 'atom']) {
    test(`the ${feed} feed has it as its author wrote it`, async ({ request }) => {
      const response = await request.get(`/?cat=${post.category}&feed=${feed}`);
      expect(response.headers()['content-type']).toMatch(/xml/);
      const text = await response.text();
      expect(text).toContain(ELEMENT);
      expect(text).not.toContain(FINISHED);
    });
  }

  test('the REST API has it as its author wrote it', async ({ request }) => {
    const response = await request.get(`/wp-json/wp/v2/posts/${post.id}`);
    const { content, excerpt } = (await response.json()) as Record<
      'content' | 'excerpt',
      { rendered: string }
    >;
    expect(content.rendered).toContain(ELEMENT);
    expect(content.rendered).not.toContain(FINISHED);
    expect(excerpt.rendered.trim()).toBe(`<p>${TEXT}</p>`);
  });

  test('the admin has it as its author wrote it', async () => {
    const [page, admin] = await wp<[string, string]>(
      `$content = static fn(): string => apply_filters('the_content', $args);
       $page = $content();
       foreach (['class-wp-screen', 'screen', 'template'] as $file) { require_once ABSPATH . "wp-admin/includes/$file.php"; }
       set_current_screen('edit-post');
       return [$page, $content()];`,
      ELEMENT,
    );
    expect(page).toContain(FINISHED);
    expect(admin.trim()).toBe(ELEMENT);
  });
});
