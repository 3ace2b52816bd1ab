import { forget, hits, isFound, publish } from '../support/engine';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

// They change posts that other tests count.
test.describe('Published posts are found, and no others', { tag: '@js' }, () => {
  test.afterEach(forget);

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

  for (const status of ['draft', 'pending', 'private', 'future', 'auto-draft', 'trash']) {
    test(`a post is never found while its status is ${status}`, async ({ request }) => {
      const later =
        status === 'future' ? { post_date: '2999-01-01 00:00:00', post_date_gmt: '2999-01-01 00:00:00' } : {};
      await publish('umbrafen', { post_status: status, ...later });
      expect(await isFound(request, 'umbrafen')).toBe(false);
    });
  }

  test('a page and a post with a password are never found', async ({ request }) => {
    await publish('lockfen', { post_password: 'secret' });
    await publish('lockfen', { post_type: 'page' });
    expect(await isFound(request, 'lockfen')).toBe(false);
  });

  const CHANGES: Record<string, string> = {
    'made a draft': 'wp_update_post(["ID" => $args, "post_status" => "draft"]);',
    'made private': 'wp_update_post(["ID" => $args, "post_status" => "private"]);',
    'given a password': 'wp_update_post(["ID" => $args, "post_password" => "x"]);',
    'turned into a page': 'wp_update_post(["ID" => $args, "post_type" => "page"]);',
    'put in the bin': 'wp_trash_post($args);',
    deleted: 'wp_delete_post($args, true);',
  };
  for (const [change, code] of Object.entries(CHANGES)) {
    test(`a post is not found after it is ${change}`, async ({ request }) => {
      const id = await publish('vesperloom');
      expect(await isFound(request, 'vesperloom')).toBe(true);
      await wp(code, id);
      expect(await isFound(request, 'vesperloom')).toBe(false);
    });
  }

  test('a post restored from the trash is found', async ({ request }) => {
    const id = await publish('vesperloom');
    await wp('wp_trash_post($args);', id);
    await wp('wp_untrash_post($args); wp_publish_post($args);', id);
    expect(await isFound(request, 'vesperloom')).toBe(true);
  });

  test('a scheduled post is found after its publish date', async ({ request }) => {
    const id = await publish('dawnpost', {
      post_status: 'future',
      post_date: '2999-01-01 00:00:00',
      post_date_gmt: '2999-01-01 00:00:00',
    });
    await wp(
      'global $wpdb; $wpdb->update($wpdb->posts, ["post_date_gmt" => "2020-01-01 00:00:00"], ["ID" => $args]); clean_post_cache($args); check_and_publish_future_post($args);',
      id,
    );
    expect(await isFound(request, 'dawnpost')).toBe(true);
  });

  test('a post is found by its new title, not by its old one', async ({ request }) => {
    const id = await publish('oldpewter');
    await wp('wp_update_post(["ID" => $args, "post_title" => "newpewter"]);', id);
    expect(await isFound(request, 'newpewter')).toBe(true);
    expect(await isFound(request, 'oldpewter')).toBe(false);
  });

  test('renaming a term, taking it away and deleting it reach every post of it', async ({ request }) => {
    await publish('firstkettle', { tags_input: ['kettleware'] });
    const second = await publish('secondkettle', { tags_input: ['kettleware'] });
    const tags = async (word: string) =>
      ((await hits(request, word))[0]?.taxonomies as { post_tag: string[] }).post_tag;
    await wp(
      'wp_update_term(get_term_by("name", "kettleware", "post_tag")->term_id, "post_tag", ["name" => "potware"]);',
    );
    expect(await tags('firstkettle')).toEqual(['potware']);
    expect(await tags('secondkettle')).toEqual(['potware']);
    await wp('wp_remove_object_terms($args, ["potware"], "post_tag");', second);
    expect(await tags('secondkettle')).toEqual([]);
    await wp('wp_delete_term(get_term_by("name", "potware", "post_tag")->term_id, "post_tag");');
    expect(await tags('firstkettle')).toEqual([]);
  });

  test('an author is found by the new name, and posts handed over carry the heir’s', async ({ request }) => {
    const user = await wp<number>(
      'return wp_insert_user(["user_login" => uniqid("secretlogin"), "user_pass" => wp_generate_password(), "display_name" => "Wren Oldname", "role" => "author"]);',
    );
    await publish('quillpost', { post_author: user });
    const author = async () =>
      ((await hits(request, 'quillpost'))[0]?.post_author as { display_name: string }).display_name;
    expect(await author()).toBe('Wren Oldname');
    await wp('wp_update_user(["ID" => $args, "display_name" => "Wren Newname"]);', user);
    expect(await author()).toBe('Wren Newname');
    expect(JSON.stringify(await hits(request, 'quillpost'))).not.toContain('secretlogin');
    await wp('require_once ABSPATH . "wp-admin/includes/user.php"; wp_delete_user($args, 1);', user);
    expect(await author()).toBe('admin');
  });

  test('the record of a sticky post is marked as sticky', async ({ request }) => {
    const id = await publish('stickpost');
    await wp('stick_post($args);', id);
    expect((await hits(request, 'stickpost'))[0]?.is_sticky).toBe(1);
    await wp('unstick_post($args);', id);
    expect((await hits(request, 'stickpost'))[0]?.is_sticky).toBe(0);
  });
});
