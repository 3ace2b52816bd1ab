import { hits, publish } from '../support/engine';
import { expect, test } from '../support/test';

/** A post's way to a visitor of the web server. PublishedPostsTest and IndexUpdateTest cover other posts and changes. */

// It changes posts that other tests count.
test.describe('Published posts are found', { tag: '@js' }, () => {
  test('a post is found as soon as it is published, with everything a hit shows', async ({ request }) => {
    const id = await publish('quokkavane', {
      post_excerpt: 'By <b>hand</b>.',
      post_content: '<p>Steam &amp; words</p><!-- unseen -->[gallery]\nhttps://video.example/watch\n',
      tags_input: ['brassware'],
    });
    const [hit] = await hits(request, 'quokkavane');
    expect(hit).toMatchObject({
      objectID: `${id}-0`,
      post_id: id,
      post_title: 'quokkavane',
      post_excerpt: 'By hand.',
      content: 'Steam & words',
      post_author: { display_name: 'admin' },
      taxonomies: { post_tag: ['brassware'] },
      is_sticky: 0,
    });
    expect(hit?.permalink).toMatch(/\/quokkavane\/$/);
  });
});
