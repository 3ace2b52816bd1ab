import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** SliderInPostTest covers search records and the content after indexing. */
test('a slider in a post is rendered on its page, and the feed and the REST API contain the list @no-js', async ({
  request,
}) => {
  const post = await wp<{ id: number; path: string }>(
    `$id = wp_insert_post(['post_status' => 'publish', 'post_title' => 'Contains a slider', 'post_content' => $args, 'post_date' => '2001-01-01 00:00:00']);
     return ['id' => $id, 'path' => wp_make_link_relative(get_permalink($id))];`,
    '<p>Before the slider.</p><ul class="shop-slider"><li>First slide</li><li>Second slide</li></ul>',
  );
  try {
    expect(await (await request.get(post.path)).text()).toContain('data-part="slider"');
    for (const path of [`/?feed=rss2&p=${post.id}&withoutcomments=1`, `/wp-json/wp/v2/posts/${post.id}`]) {
      const text = await (await request.get(path)).text();
      expect(text, path).toContain('shop-slider');
      expect(text, path).toContain('First slide');
      expect(text, path).not.toContain('slider__list');
    }
  } finally {
    await wp('wp_delete_post($args, true);', post.id);
  }
});
