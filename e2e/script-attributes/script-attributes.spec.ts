import { enhanced } from '../support/nav';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** A link that the Interactivity API would bind to a script, in all the ways that a browser reads. */
const LINK = `<a class="zqx" data-kept="yes" DATA-WP-Bind--href="context.u" data-wp-text="context.u">click</a>`;
const HOSTILE = `<div data-wp-interactive="zqx" data-wp-context='{"u":"javascript:document.title=1"}' data-wp-init="callbacks.x">${LINK}</div><p data-shop-data="x" data-part="input" data-suggest="{}" data-kept="too">More.</p>`;
/** A directive that the runtime of every WordPress version executes: it knows the namespace and finds no missing callback. */
const BINDING = HOSTILE.replace('="zqx"', `='{"namespace":"zqx"}'`).replace(
  ' data-wp-init="callbacks.x"',
  '',
);
const FORBIDDEN = /data-(wp-|shop-|part|suggest)/i;

interface Made {
  author: number;
  admin: number;
  post: number;
  page: string;
}

/** Stores rows without filters, as content from before the plugin was installed. */
const STORE = `$store = static function (int $id, array $row) use (&$store): int {
  if ($row !== []) { $GLOBALS['wpdb']->update($GLOBALS['wpdb']->posts, $row, ['ID' => $id]); }
  clean_post_cache($id);
  return $id;
};
$by = static fn(int $author, array $row): int => $store(wp_insert_post(['post_status' => 'publish', 'post_title' => 'Zqx', 'post_content' => 'x', 'post_author' => $author] + array_intersect_key($row, ['post_type' => 1])), $row);`;

const remove = (): Promise<unknown> =>
  wp(
    `foreach (get_posts(['post_type' => ['post', 'page', 'product', 'wp_block', 'attachment'], 'post_status' => 'any', 'title' => 'Zqx', 'numberposts' => -1]) as $post) { wp_delete_post($post->ID, true); }
     require_once ABSPATH . 'wp-admin/includes/user.php';
     foreach (['zqxauthor', 'zqxadmin'] as $login) { $user = username_exists($login); if ($user) { wp_delete_user($user); } }`,
  );

test.describe('Stored content of users without the right to write scripts', { tag: '@js' }, () => {
  let made: Made;
  test.beforeEach(async () => {
    await remove();
    made = await wp<Made>(
      `${STORE}
       $user = static fn(string $login, string $role): int => wp_insert_user(['user_login' => $login, 'user_pass' => wp_generate_password(), 'user_email' => "$login@example.org", 'role' => $role]);
       $author = $user('zqxauthor', 'author');
       $post = $by($author, ['post_content' => $args]);
       return ['author' => $author, 'admin' => $user('zqxadmin', 'administrator'), 'post' => $post, 'page' => get_permalink($post)];`,
      HOSTILE,
    );
  });

  /** PHP that prints the stored `$html`; `$made` contains ids of posts and users. */
  const PLACES: Record<string, string> = {
    'the content of a post': `return apply_filters('the_content', $html);`,
    'content without blocks': `return apply_filters('the_content', $html . ' [gallery]');`,
    'an excerpt': `$store($made['post'], ['post_excerpt' => $html]); return get_the_excerpt($made['post']);`,
    'a post in a query loop': `return do_blocks('<!-- wp:query {"queryId":1,"query":{"perPage":1,"postType":"post","author":"' . $made['author'] . '","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-content /--><!-- /wp:post-template --></div><!-- /wp:query -->');`,
    'a synced pattern in a post of an administrator': `$id = $by($made['author'], ['post_type' => 'wp_block', 'post_content' => "<!-- wp:group --><div class=\\"wp-block-group\\">$html</div><!-- /wp:group -->"]);
      setup_postdata($GLOBALS['post'] = get_post($by($made['admin'], [])));
      return apply_filters('the_content', '<!-- wp:block {"ref":' . $id . '} /-->');`,
    'a synced pattern behind another one in it': `$inner = $by($made['author'], ['post_type' => 'wp_block', 'post_content' => $html]);
      $id = $by($made['author'], ['post_type' => 'wp_block', 'post_content' => '<!-- wp:block {"ref":' . $inner . '} /--><!-- wp:paragraph --><p>' . $html . '</p><!-- /wp:paragraph -->']);
      return do_blocks('<!-- wp:block {"ref":' . $id . '} /-->');`,
    'the list of latest posts, where it was written as text': `$store($made['post'], ['post_content' => esc_html($html)]);
      return do_blocks('<!-- wp:latest-posts {"postsToShow":1,"selectedAuthor":' . $made['author'] . ',"displayPostContent":true,"displayPostContentRadio":"full_post"} /-->');`,
    'an attribute of a block': `$json = wp_json_encode(['content' => $html], JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_QUOT);
      return apply_filters('the_content', '<!-- wp:query {"queryId":1,"query":{"perPage":1,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:read-more ' . str_replace('--', '\\\\u002d\\\\u002d', $json) . ' /--><!-- /wp:post-template --></div><!-- /wp:query -->');`,
    'an element whose content is text only in HTML': `return apply_filters('the_content', "<math><textarea>$html");`,
    'a comment': `$id = wp_insert_comment(['comment_post_ID' => $made['post'], 'comment_content' => $html, 'user_id' => $made['admin'], 'comment_approved' => 1]); ob_start(); comment_text($id); return ob_get_clean() . get_comment_text($id);`,
    'the description of a term': `remove_all_filters('pre_term_description'); $id = wp_insert_term('zqx' . wp_generate_password(6, false), 'category', ['description' => wp_slash($html)])['term_id']; $shown = term_description($id); wp_delete_term($id, 'category'); return $shown;`,
    'a text widget': `ob_start(); the_widget('WP_Widget_Text', ['text' => $html, 'filter' => true, 'visual' => true]); the_widget('WP_Widget_Text', ['text' => $html]); return ob_get_clean();`,
    'a Custom HTML widget': `ob_start(); the_widget('WP_Widget_Custom_HTML', ['content' => $html]); return ob_get_clean();`,
    'a block widget': `ob_start(); the_widget('WP_Widget_Block', ['content' => "<!-- wp:html -->$html<!-- /wp:html -->"]); return ob_get_clean();`,
    'a biography': `remove_all_filters('pre_user_description'); wp_update_user(['ID' => $made['author'], 'description' => wp_slash($html)]); return get_the_author_meta('description', $made['author']);`,
    'the caption of a picture, alone and in a gallery': `$id = $by($made['author'], ['post_type' => 'attachment', 'post_excerpt' => $html, 'post_mime_type' => 'image/png', 'post_status' => 'inherit']);
      update_post_meta($id, '_wp_attached_file', 'x.png');
      return wp_get_attachment_caption($id) . do_shortcode("[gallery ids=\\"$id\\"]");`,
    'the short description of a product': `$id = $by($made['author'], ['post_type' => 'product', 'post_excerpt' => $html]);
      setup_postdata($GLOBALS['post'] = get_post($id));
      return apply_filters('woocommerce_short_description', get_post($id)->post_excerpt);`,
    footnotes: `update_post_meta($made['post'], 'footnotes', wp_slash(wp_json_encode([['id' => 'a', 'content' => $html]]))); setup_postdata($GLOBALS['post'] = get_post($made['post'])); return do_blocks('<!-- wp:footnotes /-->') . '<b data-kept>';`,
  };
  for (const [name, print] of Object.entries(PLACES)) {
    test(`${name} is printed without attributes that call scripts`, async () => {
      const html = await wp<string>(
        `${STORE} $made = $args['made']; $html = $args['html'];
         $store($made['post'], ['post_content' => $html]);
         setup_postdata($GLOBALS['post'] = get_post($made['post']));
         ${print}`,
        { made, html: HOSTILE },
      );
      expect(html).toContain('data-kept');
      expect(html).not.toMatch(FORBIDDEN);
    });
  }

  test('a dangerous link of an author has no effect, and an administrator’s link works', async ({ page }, {
    project,
  }) => {
    const own = await wp<string>(
      `${STORE} $id = $by($args['admin'], ['post_content' => $args['html']]); return get_permalink($id);`,
      {
        ...made,
        html: BINDING,
      },
    );
    await wp(`${STORE} $store($args['post'], ['post_content' => $args['html']]);`, {
      ...made,
      html: BINDING,
    });
    const link = page.locator('a.zqx').first();
    expect(project.name).toBe('js');
    // The runtime is on the page, and would have bound it.
    await page.goto(own);
    await expect(link).toHaveAttribute('href', 'javascript:document.title=1');
    await page.goto(made.page);
    await enhanced(page);
    await expect(link).not.toHaveAttribute('href');
    expect(await page.content()).not.toMatch(/data-wp-context='\{"u"/);
  });

  test('content that a user without the right has edited is not trusted, even if its author has the right', async () => {
    const shown = (how: string): Promise<string> =>
      wp<string>(
        `${STORE} $id = $by($args['admin'], ['post_content' => $args['html']]); ${how}
         setup_postdata($GLOBALS['post'] = get_post($id)); return apply_filters('the_content', get_post($id)->post_content);`,
        { ...made, html: HOSTILE },
      );
    expect(await shown('')).toMatch(FORBIDDEN);
    expect(await shown(`update_post_meta($id, '_edit_last', $args['author']);`)).not.toMatch(FORBIDDEN);
    expect(
      await shown(
        `$store(wp_insert_post(['post_type' => 'revision', 'post_parent' => $id, 'post_title' => 'Zqx', 'post_status' => 'inherit', 'post_name' => "$id-revision-v1"]), ['post_author' => $args['author']]);`,
      ),
    ).not.toMatch(FORBIDDEN);
    expect(await shown(`$store($id, ['post_author' => 0]);`)).not.toMatch(FORBIDDEN);
    expect(await shown(`add_filter('stallkeeper_trust_content', '__return_false');`)).not.toMatch(FORBIDDEN);
  });
});

test.describe('New content of users without the right to write scripts', { tag: '@js' }, () => {
  let author = 0;
  test.beforeEach(async () => {
    await remove();
    author = await wp<number>(
      `return wp_insert_user(['user_login' => 'zqxauthor', 'user_pass' => wp_generate_password(), 'user_email' => 'zqx@example.org', 'role' => 'author']);`,
    );
  });

  const saved = (user: number, row: Record<string, string>): Promise<string> =>
    wp<string>(
      `wp_set_current_user($args['user']); $id = wp_insert_post(wp_slash(['post_title' => 'Zqx', 'post_status' => 'publish'] + $args['row']));
       $post = get_post($id); return $post->post_content . $post->post_excerpt;`,
      { user, row },
    );

  const FORMS: Record<string, string> = {
    'in plain HTML': HOSTILE,
    'in an element that is removed': `<script>${HOSTILE}</script><title>${HOSTILE}</title>`,
    'in an element whose content is text': `<math><textarea>${HOSTILE}</textarea></math>`,
    'after an unclosed quote': `<a title="x>${HOSTILE}`,
    'in a comment that ends early': `<!-- x <!-- wp:html /--> ${HOSTILE} -->`,
    'with a null and a line break in the tag': `<a\n\u0000data-wp-bind--href="context.u" data-kept="yes">x</a>`,
    'in an attribute of a block': `<!-- wp:read-more {"content":${JSON.stringify(HOSTILE).replace(/</g, '\\u003c').replace(/--/g, '\\u002d\\u002d')}} /-->`,
    'in an attribute of a block, with other escapes': `<!-- wp:read-more {"content":${JSON.stringify(HOSTILE)
      .replace(/</g, '\\u003c')
      .replace(/data-wp/gi, '\\u0064ata-wp')}} /-->`,
  };
  for (const [name, content] of Object.entries(FORMS)) {
    test(`keeps no attributes that call scripts: ${name}`, async () => {
      const stored = await saved(author, { post_content: content });
      expect(stored).toContain('data-kept');
      expect(stored.replace(/\\u002d/g, '-').replace(/\\u0064/g, 'd')).not.toMatch(FORBIDDEN);
      // The values go with their attributes.
      expect(stored).not.toContain('javascript:');
    });
  }

  test('nor excerpts, widgets, comments; and removing them makes no new attribute', async () => {
    expect(await saved(author, { post_excerpt: HOSTILE })).not.toMatch(FORBIDDEN);
    const rest = await wp<string>(
      `wp_set_current_user($args['author']);
       $widgets = (new WP_Widget_Text())->update(['title' => '', 'text' => $args['html'], 'filter' => true, 'visual' => true], []) + (new WP_Widget_Custom_HTML())->update(['title' => '', 'content' => $args['html']], []);
       return wp_json_encode($widgets, JSON_UNESCAPED_SLASHES) . stripslashes(apply_filters('pre_comment_content', wp_slash($args['html'])));`,
      { author, html: HOSTILE },
    );
    expect(rest).toContain('click');
    expect(rest).not.toMatch(FORBIDDEN);
    const tricky = `<a title="1 data-wp-x='2" class='3' id=" onmouseover=alert(1) " data-wp-y="4" data-kept="yes">x</a>`;
    const stored = await saved(author, { post_content: tricky });
    expect(stored).toContain('data-kept="yes"');
    const attributes = await wp<string[]>(
      `$tag = new WP_HTML_Tag_Processor($args); $tag->next_tag('A'); return $tag->get_attribute_names_with_prefix('');`,
      stored,
    );
    expect(attributes.sort()).toEqual(['class', 'data-kept', 'id', 'title']);
  });

  test('an administrator keeps them, and so does what a caller of KSES names', async () => {
    expect(await saved(1, { post_content: HOSTILE })).toBe(HOSTILE);
    const named = `<button data-wp-on--click="actions.x" data-wp-text="y">x</button>`;
    expect(
      await wp(
        `return wp_kses($args, ['button' => ['data-wp-on--click' => true, 'data-*' => true]]);`,
        named,
      ),
    ).toBe('<button data-wp-on--click="actions.x">x</button>');
  });
});

test.describe('Blocks that print directives', { tag: '@js' }, () => {
  test.beforeEach(remove);

  async function authorsPage(content: string): Promise<string> {
    return wp<string>(
      `${STORE}
       $author = username_exists('zqxauthor') ?: wp_insert_user(['user_login' => 'zqxauthor', 'user_pass' => wp_generate_password(), 'user_email' => 'zqx@example.org', 'role' => 'author']);
       return get_permalink($by($author, ['post_content' => $args]));`,
      content,
    );
  }
  const directives = (page: Page, value: string) => page.locator(`main [data-wp-interactive*="${value}"]`);

  test('work in the content of an author: picture with a lightbox, query with its pages, menu', async ({
    page,
  }) => {
    const picture = await wp<string>(
      `$id = get_posts(['post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 1])[0]->ID;
       return '<!-- wp:image {"id":' . $id . ',"lightbox":{"enabled":true},"sizeSlug":"full"} --><figure class="wp-block-image size-full"><img src="' . wp_get_attachment_url($id) . '" alt="A picture" class="wp-image-' . $id . '"/></figure><!-- /wp:image -->';`,
    );
    // Something to remove makes sure that the content is cleaned, too.
    const url = await authorsPage(
      `${HOSTILE}${picture}
      <!-- wp:query {"queryId":3,"query":{"perPage":1,"postType":"post","inherit":false},"enhancedPagination":true} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->
      <!-- wp:navigation {"overlayMenu":"always"} --><!-- wp:navigation-link {"label":"Home","url":"/"} /--><!-- /wp:navigation -->`,
    );
    await page.goto(url);
    for (const name of ['core/image', 'core/query', 'core/navigation']) {
      await expect(directives(page, name).first(), name).toBeAttached();
    }
    await expect(page.locator('.zqx')).not.toHaveAttribute('href');
    await page
      .getByRole('button', { name: /enlarge/i })
      .first()
      .click();
    await expect(page.locator('.wp-lightbox-overlay.active')).toBeVisible();
  });

  test('no author can give a search widget a template or data', async ({ page }) => {
    const fake = JSON.stringify({ version: 3, query: 'zqx' }).replace(/"/g, '&quot;');
    const url = await authorsPage(
      `<div class="instant-search-widget" data-app-id="a" data-api-key="b" data-index-name="c"><div data-shop-data>${fake}</div><div data-shop-root><a data-part="input" data-shop-bind--href="x">x</a></div>
       <section class="instant-search-widget"></section>`,
    );
    await page.goto(url);
    const widgets = page.locator('main .instant-search-widget');
    await expect(widgets).toHaveCount(2);
    for (const name of ['data', 'root', 'template']) {
      await expect(page.locator(`main [data-shop-${name}]`), name).toHaveCount(1);
    }
    await expect(page.locator('main script[data-shop-data]')).toHaveCount(1);
  });
});
