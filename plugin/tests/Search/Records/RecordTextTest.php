<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Records;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WP_Block_Type_Registry;
use WP_Comment;
use WP_Post;
use WP_Query;

/** A record holds the text of its own post, as a visitor may read it. */
final class RecordTextTest extends IndexTestCase
{
    private const POSTS = '<!-- wp:query {"queryId":7,"query":{"perPage":90,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- wp:post-content /--><!-- /wp:post-template --></div><!-- /wp:query -->';

    /** Prints the content of the posts that the page at hand lists. */
    private const POSTS_OF_PAGE = '<!-- wp:query {"queryId":7,"query":{"perPage":90,"postType":"post","inherit":true}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-content /--><!-- /wp:post-template --></div><!-- /wp:query -->';

    /**
     * Blocks that list other posts, their comments or terms; each has a heading of its own in the record if it is not
     * left out.
     */
    private const LISTS = [
        self::POSTS,
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
    private const SHORTCODES = '<!-- wp:shortcode -->[products limit="20"][recent_products][product_categories]<!-- /wp:shortcode -->';

    /** @var array<string, callable> */
    private array $shortcodes = [];

    protected function setUp(): void
    {
        parent::setUp();
        /** @var array<string, callable> $shortcodes */
        $shortcodes = $GLOBALS['shortcode_tags'];
        $this->shortcodes = $shortcodes;
    }

    protected function tearDown(): void
    {
        $GLOBALS['shortcode_tags'] = $this->shortcodes;
        parent::tearDown();
    }

    #[TestDox('Not what its blocks and shortcodes list: other posts, products, comments and terms')]
    public function testLists(): void
    {
        $lists = shortcode_exists('products') ? [...self::LISTS, self::SHORTCODES] : self::LISTS;
        $other = $this->post(['post_title' => 'otherpost', 'post_content' => 'Listed elsewhere: hiddenmere.']);
        wp_set_post_tags($other, ['hiddentag']);
        $this->post(['post_title' => 'otherproduct', 'post_type' => 'product']);
        $this->post(['post_title' => 'otherpage', 'post_type' => 'page']);
        wp_insert_comment([
            'comment_post_ID' => $other,
            'comment_content' => 'Said: hiddentarn.',
            'comment_author' => 'Hiddenguest',
            'comment_approved' => 1,
        ]);
        foreach (
            [
                ...$lists,
                '<!-- wp:group --><div class="wp-block-group">' . implode("\n", $lists) . '</div><!-- /wp:group -->',
            ]
            as $list
        ) {
            $id = $this->post([
                'post_title' => 'listpost',
                'post_content' => "<p>Before.</p>\n\n$list\n\n<p>After.</p>",
            ]);
            self::assertSame('Before. After.', $this->content($id), $list);
            wp_delete_post($id, true);
        }
    }

    #[TestDox('Not the titles of posts that it embeds, directly or in a synced pattern')]
    public function testEmbeds(): void
    {
        $address = get_permalink($this->post(['post_title' => 'otherpost']));
        $embed = "$address\n\n<!-- wp:embed {\"url\":\"$address\"} --><figure class=\"wp-block-embed\"><div class=\"wp-block-embed__wrapper\">\n$address\n</div></figure><!-- /wp:embed -->\n\n[embed]{$address}[/embed]";
        $pattern = $this->post(['post_title' => 'embedpattern', 'post_type' => 'wp_block', 'post_content' => $embed]);
        $id = $this->post([
            'post_title' => 'embedpost',
            'post_content' => "<p>Before.</p>\n\n$embed\n\n<!-- wp:block {\"ref\":$pattern} /-->\n\n<p>After.</p>",
        ]);
        self::assertSame('Before. After.', $this->content($id));
    }

    #[TestDox('The text of an unknown plugin’s shortcode, without the posts and comments that it queries')]
    public function testUnknownShortcodes(): void
    {
        register_post_type('for_a_form', ['public' => false]);
        try {
            add_shortcode(
                'list',
                static fn(): string => 'List: ' .
                    implode(
                        ', ',
                        array_map(
                            static fn(WP_Post $post): string => $post->post_title . $post->post_content,
                            get_posts(['numberposts' => -1, 'post_type' => ['post', 'product']]),
                        ),
                    ),
            );
            add_shortcode(
                'comments',
                static fn(): string => 'Comments: ' .
                    implode(
                        ', ',
                        array_map(static fn(WP_Comment $comment): string => $comment->comment_content, get_comments()),
                    ),
            );
            add_shortcode(
                'form',
                static fn(): string => 'Form: ' . (get_posts(['post_type' => 'for_a_form'])[0]->post_title ?? ''),
            );
            wp_insert_comment([
                'comment_post_ID' => $this->post([
                    'post_title' => 'otherpost',
                    'post_content' => 'Listed elsewhere: hiddenmere.',
                ]),
                'comment_content' => 'hiddentarn',
            ]);
            $this->post(['post_title' => 'Formname', 'post_type' => 'for_a_form']);
            $id = $this->post(['post_title' => 'listpost', 'post_content' => '[list] [comments] [form]']);
            self::assertSame('List: Comments: Form: Formname', $this->content($id));
        } finally {
            unregister_post_type('for_a_form');
        }
    }

    #[TestDox('A plugin can add its own lists, or keep one')]
    public function testFilters(): void
    {
        register_block_type('for-a/list', ['render_callback' => static fn(): string => '<p>Listed.</p>']);
        try {
            add_shortcode('mylist', static fn(): string => 'Listed.');
            add_shortcode('products', static fn(): string => 'Listed.');
            add_filter(
                'stallkeeper_search_list_blocks',
                static fn(array $blocks): array => [
                    ...array_filter($blocks, static fn(mixed $block): bool => $block !== 'core/categories'),
                    'for-a/list',
                ],
            );
            add_filter('stallkeeper_search_list_shortcodes', static fn(array $tags): array => [...$tags, 'mylist']);
            $id = $this->post([
                'post_title' => 'listpost',
                'post_content' =>
                    '<p>Before.</p><!-- wp:for-a/list /-->[mylist][products]<!-- wp:categories /--><p>After.</p>',
            ]);
            $content = $this->content($id);
            self::assertMatchesRegularExpression('/^Before\. .*Uncategorized.* After\.$/', $content);
            self::assertStringNotContainsString('Listed', $content);
        } finally {
            WP_Block_Type_Registry::get_instance()->unregister('for-a/list');
        }
    }

    #[TestDox('Not the text of a post whose password the editor has typed')]
    public function testPassword(): void
    {
        $locked = $this->post([
            'post_title' => 'lockedpost',
            'post_content' => 'Behind the lock: hiddenmere.',
            'post_password' => 'key',
        ]);
        require_once getenv('STALLKEEPER_SITE') . '/www/wp-includes/class-phpass.php';
        add_shortcode('other', static fn(): string => get_the_content(null, false, $locked));
        wp_set_current_user($editor = $this->user('editor'));
        $hash = constant('COOKIEHASH');
        self::assertIsString($hash);
        $name = "wp-postpass_$hash";
        $_COOKIE[$name] = $cookie = (new \PasswordHash(8, true))->HashPassword('key');
        self::assertStringContainsString('hiddenmere', get_the_content(null, false, $locked));
        $id = $this->post(['post_title' => 'listpost', 'post_content' => 'All: [other]']);
        // A plugin prints another post: WordPress's form is there in place of its text.
        self::assertMatchesRegularExpression('/^All: .*protected/', $this->content($id));
        self::assertSame([], $this->found('hiddenmere'));
        self::assertSame([$cookie, $editor], [$_COOKIE[$name] ?? '', get_current_user_id()]);
    }

    #[TestDox('Not the private posts of the list that the editor looks at')]
    public function testPrivatePosts(): void
    {
        $before = [$GLOBALS['wp_query'], $GLOBALS['wp_the_query']];
        $this->post([
            'post_title' => 'ownpost',
            'post_content' => 'For me alone: hiddentarn.',
            'post_status' => 'private',
        ]);
        wp_set_current_user($this->user('administrator'));
        try {
            $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new WP_Query([
                'post_type' => 'post',
                'post_status' => 'private',
            ]);
            self::assertStringContainsString('hiddentarn', do_blocks(self::POSTS_OF_PAGE));
            $id = $this->post([
                'post_title' => 'listpost',
                'post_content' => 'These: ' . self::POSTS_OF_PAGE . ' And on.',
            ]);
            self::assertSame('These: And on.', $this->content($id));
            self::assertSame([], $this->found('hiddentarn'));
        } finally {
            [$GLOBALS['wp_query'], $GLOBALS['wp_the_query']] = $before;
        }
    }

    #[TestDox('Not the parameters, form fields or cookies of the request that makes it')]
    public function testRequest(): void
    {
        add_shortcode('asked', static fn(): string => (string) wp_json_encode([$_GET, $_POST, $_REQUEST, $_COOKIE]));
        $_GET['a'] = $_POST['b'] = $_REQUEST['c'] = $_COOKIE['d'] = 'hiddenpool';
        self::assertStringContainsString('hiddenpool', do_shortcode('[asked]'));
        $id = $this->post(['post_title' => 'askedpost', 'post_content' => 'Asked: [asked].']);
        self::assertSame('Asked: [[],[],[],[]].', html_entity_decode($this->content($id)));
    }

    #[TestDox('Saving as an editor does not index content that only editors may read')]
    public function testMembers(): void
    {
        add_shortcode(
            'members',
            static fn(mixed $attributes, ?string $text): string => is_user_logged_in() ? (string) $text : '',
        );
        wp_set_current_user($this->user('editor'));
        $id = $this->post(['post_title' => 'memberspost', 'post_content' => 'Open. [members]hiddenfen[/members]']);
        self::assertSame('Open.', $this->content($id));
    }

    /** @return string text of the post's record, after the request that saved the post */
    private function content(int $post): string
    {
        $this->endRequest();
        $hit = $this->foundRecord(get_the_title($post));
        self::assertSame($post, $hit['post_id']);
        self::assertIsString($hit['content']);

        return $hit['content'];
    }
}
