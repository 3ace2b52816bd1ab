import { expect, test } from '../support/test';
import { wp } from '../support/wp';

test.describe('A slider in a post is rendered only on pages', { tag: '@no-js' }, () => {
  const TEXT = 'Before the slider.';
  const LIST = '<ul class="shop-slider"><li>First slide</li><li>Second slide</li></ul>';
  const RENDERED = 'data-part="slider"';
  let post = { id: 0, path: '', category: 0 };

  test.beforeEach(async () => {
    post = await wp(
      `$category = wp_insert_term('Posts with sliders ' . wp_generate_password(6, false), 'category')['term_id'];
       $id = wp_insert_post(['post_status' => 'publish', 'post_title' => 'Contains a slider', 'post_content' => $args, 'post_category' => [$category]]);
       return ['id' => $id, 'path' => wp_make_link_relative(get_permalink($id)), 'category' => $category];`,
      `<p>${TEXT}</p>${LIST}`,
    );
  });
  test.afterEach(() =>
    wp(`wp_delete_post($args['id'], true); wp_delete_term($args['category'], 'category');`, post),
  );

  test('the page of the post contains the slider', async ({ request }) => {
    expect(await (await request.get(post.path)).text()).toContain(RENDERED);
  });

  test('the search record contains the texts of the list only', async () => {
    const record = await wp<{ content: string }>(
      `return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Content\\RecordFactory::class)->of(get_post($args));`,
      post.id,
    );
    expect(record.content).toContain(TEXT);
    expect(record.content).toContain('First slide');
    expect(record.content).not.toContain('in this row');
  });

  test('after indexing, content for pages contains the slider again', async () => {
    const content = await wp<string>(
      `stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Content\\RecordFactory::class)->of(get_post($args)); return apply_filters('the_content', get_post($args)->post_content);`,
      post.id,
    );
    expect(content).toContain(RENDERED);
  });

  test('the feed and the REST API contain the list', async ({ request }) => {
    for (const path of [`/?cat=${post.category}&feed=rss2`, `/wp-json/wp/v2/posts/${post.id}`]) {
      const text = await (await request.get(path)).text();
      expect(text, path).toContain('shop-slider');
      expect(text, path).toContain('First slide');
      expect(text, path).not.toContain('slider__list');
    }
  });
});
