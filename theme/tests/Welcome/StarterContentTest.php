<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Welcome;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Theme\Tests\ShopTestCase;
use Stallkeeper\Theme\Welcome\StarterContent;
use WP_Block_Patterns_Registry;

/** Content that the Customizer of a new site shows. */
final class StarterContentTest extends ShopTestCase
{
    protected function tearDown(): void
    {
        remove_theme_support('starter-content');
        $GLOBALS['pagenow'] = '';
        parent::tearDown();
    }

    #[TestDox('Only the Customizer of a new site has starter content')]
    public function testWhere(): void
    {
        self::emptySite();
        foreach ([['index.php', '1', false], ['customize.php', '0', false], ['customize.php', '1', true]] as $case) {
            [$GLOBALS['pagenow'], $isFresh, $hasContent] = $case;
            update_option('fresh_site', $isFresh);
            stallkeeper_theme(StarterContent::class)->addSupport();
            self::assertSame($hasContent, current_theme_supports('starter-content'), implode(' ', $case));
        }
    }

    #[TestDox('A site with a front page, a menu or a product is not new, although WordPress says so')]
    #[TestWith(['front page'])]
    #[TestWith(['menu'])]
    #[TestWith(['product'])]
    public function testOwnContent(string $content): void
    {
        self::emptySite();
        $GLOBALS['pagenow'] = 'customize.php';
        match ($content) {
            'front page' => update_option('show_on_front', 'page'),
            'menu' => wp_create_nav_menu('Menu of the owner'),
            default => $this->product(),
        };
        update_option('fresh_site', '1');
        stallkeeper_theme(StarterContent::class)->addSupport();
        self::assertFalse(current_theme_supports('starter-content'));
    }

    #[TestDox('WordPress understands all of it, its patterns exist, and the menu leads to the shop')]
    public function testContent(): void
    {
        $shop = $this->post(['post_type' => 'page']);
        update_option('woocommerce_shop_page_id', (string) $shop);
        update_option('woocommerce_myaccount_page_id', (string) $this->post(['post_type' => 'page']));
        add_theme_support('starter-content', StarterContent::content());
        $read = Input::fromArray(get_theme_starter_content());
        self::assertSame(['home', 'about', 'blog', 'contact'], $read->at('posts')->names());
        $items = $read->at('nav_menus', 'primary')->list('items');
        self::assertCount(6, $items);
        self::assertContains(get_permalink($shop), array_column($items, 'url'));
        self::assertCount(1, $read->at('widgets')->list('footer-1'));
        preg_match_all('~"slug":"([^"]+)"~', $read->at('posts', 'home')->text('post_content'), $slugs);
        self::assertCount(3, $slugs[1]);
        foreach ($slugs[1] as $slug) {
            self::assertTrue(WP_Block_Patterns_Registry::get_instance()->is_registered($slug), $slug);
        }
    }

    private static function emptySite(): void
    {
        $wpdb = self::database();
        array_map(wp_delete_nav_menu(...), wp_get_nav_menus());
        $wpdb->update($wpdb->posts, ['post_type' => 'not_a_product'], ['post_type' => 'product']);
        wp_cache_flush();
        update_option('show_on_front', 'posts');
    }
}
