import { addresses, forget, hits, isFound, killed, publish, withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

const POSTS = `<!-- wp:query {"queryId":7,"query":{"perPage":90,"postType":"post","inherit":false}} -->
<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- wp:post-content /--><!-- /wp:post-template --></div>
<!-- /wp:query -->`;

/** Blocks that list other posts, their comments or terms; each has a heading of its own in the record if it is not left out. */
const LISTS = [
  POSTS,
  '<!-- wp:latest-posts {"postsToShow":90,"displayPostContent":true,"displayPostContentRadio":"full_post"} /-->',
  '<!-- wp:latest-comments {"commentsToShow":20} /-->',
  '<!-- wp:archives /-->',
  '<!-- wp:calendar /-->',
  '<!-- wp:categories {"showPostCounts":true} /-->',
  '<!-- wp:tag-cloud /-->',
  '<!-- wp:page-list /-->',
  '<!-- wp:legacy-widget {"idBase":"recent-posts","instance":{"encoded":"YTowOnt9","hash":"x"}} /-->',
  '<!-- wp:woocommerce/product-new {"columns":3,"rows":3} /-->',
  '<!-- wp:woocommerce/all-reviews /-->',
];
const SHORTCODES =
  '<!-- wp:shortcode -->[products limit="20"][recent_products][product_categories]<!-- /wp:shortcode -->';

test.describe('A record holds the text of its own post', { tag: '@js' }, () => {
  test.beforeAll(addresses);
  test.afterEach(forget);

  test('not what its blocks and shortcodes list: other posts, products, comments and terms', async ({
    request,
  }) => {
    const hasShortcodes = await wp<boolean>(`return shortcode_exists('products');`);
    const lists = hasShortcodes ? [...LISTS, SHORTCODES] : LISTS;
    const other = await publish('otherpost', { post_content: 'Listed elsewhere: hiddenmere.' });
    await wp(
      `wp_insert_comment(['comment_post_ID' => $args, 'comment_content' => 'Said: hiddentarn.', 'comment_author' => 'Hiddenguest', 'comment_approved' => 1]);`,
      other,
    );
    for (const list of [
      ...lists,
      `<!-- wp:group --><div class="wp-block-group">${lists.join('\n')}</div><!-- /wp:group -->`,
    ]) {
      await publish('listpost', { post_content: `<p>Before.</p>\n\n${list}\n\n<p>After.</p>` });
      expect((await hits(request, 'listpost'))[0]?.content, list).toBe('Before. After.');
      await wp(`wp_delete_post(get_page_by_path('listpost', OBJECT, 'post')->ID, true);`);
    }
  });

  test('not the titles of posts that it embeds, directly or in a synced pattern', async ({ request }) => {
    const address = await wp<string>('return get_permalink($args);', await publish('otherpost'));
    const embed = `${address}\n\n<!-- wp:embed {"url":"${address}"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${address}\n</div></figure><!-- /wp:embed -->\n\n[embed]${address}[/embed]`;
    const pattern = await publish('embedpattern', { post_type: 'wp_block', post_content: embed });
    await publish('embedpost', {
      post_content: `<p>Before.</p>\n\n${embed}\n\n<!-- wp:block {"ref":${pattern}} /-->\n\n<p>After.</p>`,
    });
    expect((await hits(request, 'embedpost'))[0]?.content).toBe('Before. After.');
  });

  test('the text of an unknown plugin’s shortcode, without the posts and comments that it queries', async ({
    request,
  }) => {
    const code = `
      add_action('init', fn() => register_post_type('for_a_form', ['public' => false]));
      add_shortcode('list', fn() => 'List: ' . implode(', ', array_map(fn($p) => $p->post_title . $p->post_content, get_posts(['numberposts' => -1, 'post_type' => ['post', 'product']]))));
      add_shortcode('comments', fn() => 'Comments: ' . implode(', ', array_map(fn($c) => $c->comment_content, get_comments())));
      add_shortcode('form', fn() => 'Form: ' . get_posts(['post_type' => 'for_a_form'])[0]->post_title);`;
    await withPlugin(code, async () => {
      const other = await publish('otherpost', { post_content: 'Listed elsewhere: hiddenmere.' });
      await wp(`wp_insert_comment(['comment_post_ID' => $args, 'comment_content' => 'hiddentarn']);`, other);
      await publish('Formname', { post_type: 'for_a_form' });
      await publish('listpost', { post_content: '[list] [comments] [form]' });
      expect((await hits(request, 'listpost'))[0]?.content).toBe('List: Comments: Form: Formname');
      await forget();
    });
  });

  test('a plugin can add its own lists, or keep one', async ({ request }) => {
    const code = `
      add_action('init', fn() => register_block_type('for-a/list', ['render_callback' => fn() => '<p>Listed.</p>']));
      add_shortcode('mylist', fn() => 'Listed.');
      add_shortcode('products', fn() => 'Listed.');
      add_filter('stallkeeper_search_list_blocks', fn($blocks) => [...array_diff($blocks, ['core/categories']), 'for-a/list']);
      add_filter('stallkeeper_search_list_shortcodes', fn($tags) => [...$tags, 'mylist']);`;
    await withPlugin(code, async () => {
      await publish('listpost', {
        post_content:
          '<p>Before.</p><!-- wp:for-a/list /-->[mylist][products]<!-- wp:categories /--><p>After.</p>',
      });
      const content = (await hits(request, 'listpost'))[0]?.content;
      expect(content).toMatch(/^Before\. .*Uncategorized.* After\.$/);
      expect(content).not.toContain('Listed');
      await forget();
    });
  });
});

test.describe('A synced pattern', { tag: '@js' }, () => {
  test.beforeAll(addresses);
  test.afterEach(forget);

  const pattern = (text: string): Promise<number> =>
    publish('Some pattern', { post_type: 'wp_block', post_content: `<p>${text}</p>` });
  const user = (word: string, ref: number): Promise<number> =>
    publish(word, { post_content: `<!-- wp:block {"ref":${ref}} /-->` });

  const WITHDRAWALS = {
    changed: 'wp_update_post(["ID" => $args, "post_content" => "<p>Something else.</p>"]);',
    'moved to the trash': 'wp_trash_post($args);',
    'made a draft': 'wp_update_post(["ID" => $args, "post_status" => "draft"]);',
    'given a password': 'wp_update_post(["ID" => $args, "post_password" => "x"]);',
    deleted: 'wp_delete_post($args, true);',
  };
  for (const [name, code] of Object.entries(WITHDRAWALS)) {
    test(`that is ${name} is not found in the posts that show it`, async ({ request }) => {
      const ref = await pattern('patternfen');
      await user('showspattern', ref);
      expect(await hits(request, 'patternfen')).toHaveLength(1);
      await wp(code, ref);
      expect(await isFound(request, 'patternfen')).toBe(false);
      expect(await isFound(request, 'showspattern')).toBe(true);
    });
  }

  test('that is taken out of the trash is found again', async ({ request }) => {
    const ref = await pattern('patternfen');
    await user('showspattern', ref);
    await wp('wp_trash_post($args);', ref);
    expect(await isFound(request, 'patternfen')).toBe(false);
    await wp('wp_untrash_post($args); wp_publish_post($args);', ref);
    expect(await isFound(request, 'patternfen')).toBe(true);
  });

  test('in another pattern, and patterns that contain each other, are followed', async ({ request }) => {
    const inner = await pattern('patternfen');
    const outer = await publish('Outer', {
      post_type: 'wp_block',
      post_content: `<!-- wp:block {"ref":${inner}} /-->`,
    });
    await wp(
      `wp_update_post(['ID' => $args[0], 'post_content' => '<p>patternfen</p><!-- wp:block {"ref":' . $args[1] . '} /-->']);`,
      [inner, outer],
    );
    await user('showsouter', outer);
    expect(await isFound(request, 'patternfen')).toBe(true);
    await wp(
      `wp_update_post(['ID' => $args[0], 'post_content' => '<p>newpattern</p><!-- wp:block {"ref":' . $args[1] . '} /-->']);`,
      [inner, outer],
    );
    expect(await isFound(request, 'patternfen')).toBe(false);
    expect((await hits(request, 'newpattern')).map(({ post_title }) => post_title)).toEqual(['showsouter']);
  });

  test('is followed after the process that changed it was killed', async ({ request }) => {
    const ref = await pattern('patternfen');
    await user('showspattern', ref);
    await killed('wp_update_post(["ID" => $args, "post_content" => "<p>newpattern</p>"]);', ref);
    await request.get('/');
    await expect
      .poll(() =>
        wp(`return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Health\\IndexTests::class)->waiting();`),
      )
      .toBe(0);
    expect(await isFound(request, 'patternfen')).toBe(false);
    expect(await isFound(request, 'newpattern')).toBe(true);
  });

  test('is followed step by step where many posts have to be looked at', async ({ request }) => {
    test.slow();
    const ref = await pattern('patternfen');
    await user('firstuser', ref);
    await wp(
      `global $wpdb;
      for ($i = 0; $i < 4500; $i++) {
        $rows[] = "('filler$i', 'Filled.', 'draft', 'post', 'filler$i', '2020-01-01 00:00:00', '2020-01-01 00:00:00', '2020-01-01 00:00:00', '2020-01-01 00:00:00', '', '', '', '', 1)";
      }
      foreach (array_chunk($rows, 500) as $some) {
        $wpdb->query("INSERT INTO $wpdb->posts (post_title, post_content, post_status, post_type, post_name, post_date, post_date_gmt, post_modified, post_modified_gmt, post_excerpt, to_ping, pinged, post_content_filtered, post_author) VALUES " . implode(',', $some));
      }`,
    );
    try {
      await user('lastuser', ref);
      await killed('wp_update_post(["ID" => $args, "post_content" => "<p>newpattern</p>"]);', ref);
      const runs = await wp<number>(
        `for ($runs = 1; stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexWorker::class)->run(0.0) && $runs < 50; $runs++) { sleep(1); } return $runs;`,
      );
      // No single run looks at all posts; none begins from the start again.
      expect(runs).toBeGreaterThan(2);
      expect(runs).toBeLessThan(12);
      expect(await isFound(request, 'patternfen')).toBe(false);
      expect(await hits(request, 'newpattern')).toHaveLength(2);
    } finally {
      await wp(`global $wpdb; $wpdb->query("DELETE FROM $wpdb->posts WHERE post_title LIKE 'filler%'");`);
    }
  });
});
