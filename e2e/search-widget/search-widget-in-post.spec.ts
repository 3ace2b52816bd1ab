import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** WidgetInPostTest covers feeds, excerpts, the admin and the index. */
test('a widget in a post is finished in its page, and is as its author wrote it in the REST API and in feeds @no-js', async ({
  request,
}) => {
  const element = '<div class="instant-search-widget"></div>';
  const post = await wp<{ id: number; path: string }>(
    `$id = wp_insert_post(['post_status' => 'publish', 'post_title' => 'Holds a widget', 'post_content' => $args, 'post_date' => '2001-01-01 00:00:00']);
     return ['id' => $id, 'path' => wp_make_link_relative(get_permalink($id))];`,
    `<p>Before the widget.</p>${element}`,
  );
  try {
    expect(await (await request.get(post.path)).text()).toContain('data-shop-root');
    const rest = await request.get(`/wp-json/wp/v2/posts/${post.id}`);
    const { content } = (await rest.json()) as { content: { rendered: string } };
    const feed = await request.get(`/?feed=rss2&p=${post.id}&withoutcomments=1`);
    expect(feed.headers()['content-type']).toMatch(/xml/);
    for (const text of [content.rendered, await feed.text()]) {
      expect(text).toContain(element);
      expect(text).not.toContain('data-shop-root');
    }
  } finally {
    await wp('wp_delete_post($args, true);', post.id);
  }
});
