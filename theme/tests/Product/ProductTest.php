<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Product;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Product\ProductPage;
use Stallkeeper\Theme\Tests\ShopTestCase;
use Stallkeeper\Theme\Widgets\ShopWidgetStyles;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;

/** Products in lists and on their own pages, and small fixes of WooCommerce's output. */
final class ProductTest extends ShopTestCase
{
    #[TestDox('A card has one link, on its title')]
    public function testCard(): void
    {
        $product = $this->product('Kettle & lid');
        set_post_thumbnail($product->get_id(), $this->picture());
        $this->show($product);
        $html = self::printed(static function (): void {
            foreach (
                [
                    'woocommerce_before_shop_loop_item',
                    'woocommerce_before_shop_loop_item_title',
                    'woocommerce_shop_loop_item_title',
                ]
                as $hook
            ) {
                do_action($hook);
            }
        });
        self::assertSame(1, substr_count($html, '<a '));
        self::assertMatchesRegularExpression(
            '~<h2 class="woocommerce-loop-product__title"><a class="woocommerce-LoopProduct-link woocommerce-loop-product__link" href="[^"]+">Kettle &#?\w+; lid</a></h2>~',
            $html,
        );
        self::assertMatchesRegularExpression('~<img[^>]* alt=""~', $html);
        wc_set_loop_prop('name', 'related');
        self::assertStringContainsString(
            '<h3 class="woocommerce-loop-product__title">',
            self::printed(static fn() => do_action('woocommerce_shop_loop_item_title')),
        );
        wc_set_loop_prop('name', '');
    }

    #[
        TestDox(
            'A title or picture that a plugin has removed or replaced is not printed, and the filters of WooCommerce apply',
        ),
    ]
    public function testOwnCard(): void
    {
        $this->show($this->product());
        $card = static function (): string {
            return self::printed(static function (): void {
                foreach (
                    [
                        'woocommerce_before_shop_loop_item',
                        'woocommerce_before_shop_loop_item_title',
                        'woocommerce_shop_loop_item_title',
                        'woocommerce_after_shop_loop_item',
                    ]
                    as $hook
                ) {
                    do_action($hook);
                }
            });
        };
        // Late, as a child theme may do it for some pages only.
        add_action('template_redirect', static function (): void {
            remove_action('woocommerce_shop_loop_item_title', 'woocommerce_template_loop_product_title');
            remove_action('woocommerce_before_shop_loop_item_title', 'woocommerce_template_loop_product_thumbnail');
            add_action('woocommerce_shop_loop_item_title', static function (): void {
                echo '<h2>Own</h2>';
            });
        });
        /** @var array<string, \WP_Hook> $filters */
        $filters = $GLOBALS['wp_filter'];
        $hooks = array_map(static fn(\WP_Hook $hook): \WP_Hook => clone $hook, $filters);
        do_action('template_redirect');
        $html = $card();
        self::assertStringNotContainsString('woocommerce-loop-product__title', $html);
        self::assertStringNotContainsString('product-card__picture', $html);
        self::assertMatchesRegularExpression(
            '~<a href="[^"]+" class="woocommerce-LoopProduct-link[^>]*>.*<h2>Own</h2>.*</a>~s',
            $html,
        );
        $GLOBALS['wp_filter'] = $hooks;
        $size = '';
        add_filter('single_product_archive_thumbnail_size', static fn(): string => 'large');
        add_filter(
            'woocommerce_product_get_image',
            static function (string $html, mixed $product, mixed $asked) use (&$size): string {
                $size = $asked;

                return $html;
            },
            10,
            3,
        );
        add_filter('woocommerce_product_loop_title_classes', static fn(string $classes): string => "$classes own");
        self::assertStringContainsString('<h2 class="woocommerce-loop-product__title own">', $card());
        self::assertSame('large', $size);
    }

    #[TestDox('A card has the number of reviews next to the stars')]
    public function testRating(): void
    {
        $html = $this->rating(['_wc_average_rating' => '3.74', '_wc_review_count' => '1027']);
        self::assertMatchesRegularExpression(
            '~<div class="product-card__rating"><div class="star-rating".*</div><span class="product-card__reviews"><span aria-hidden="true">\(1,027\)</span><span class="screen-reader-text">1,027 reviews</span></span></div>~s',
            $html,
        );
        self::assertStringContainsString(
            '>1 review<',
            $this->rating(['_wc_average_rating' => '5.00', '_wc_review_count' => '1']),
        );
        self::assertStringNotContainsString('rating', $this->rating([]));
        add_filter(
            'wc_get_template',
            static fn(string $located, string $name): string => $name === 'loop/rating.php'
                ? (string) self::file('own rating (5)')
                : $located,
            10,
            2,
        );
        $html = $this->rating(['_wc_average_rating' => '5.00', '_wc_review_count' => '5']);
        self::assertStringContainsString('own rating (5)', $html);
        self::assertStringNotContainsString('product-card__reviews', $html);
    }

    #[TestDox('The rating of a review is a group of radio buttons with the names and the label of the select element')]
    public function testRatingInput(): void
    {
        $field = static fn(string $html): mixed => self::filteredValue(
            'comment_field',
            'woocommerce_product_review_comment_form_args',
            ['comment_field' => $html],
        );
        $select =
            '<div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">' .
            'Your rating&nbsp;<span class="required">*</span></label><select name="rating" id="rating" required>
            <option value="">Rate&hellip;</option><option value="2">Good &amp; solid</option>' .
            '<option value="1">Very poor</option></select></div><p>Your review</p>';
        $html = $field($select);
        self::assertIsString($html);
        self::assertMatchesRegularExpression(
            '~^<div class="comment-form-rating"><fieldset class="rating-input"><legend id="comment-form-rating-label">Your rating&nbsp;<span class="required">\*</span></legend><input type="hidden" name="rating" value=""><span class="rating-input__stars">' .
                '<input class="rating-input__radio" type="radio" name="rating" id="(rating-\d+)" value="1" required><label class="rating-input__star" for="\1"><span class="screen-reader-text">Very poor</span></label>' .
                '<input class="rating-input__radio" type="radio" name="rating" id="(rating-\d+)" value="2" required><label class="rating-input__star" for="\2"><span class="screen-reader-text">Good &amp; solid</span></label>' .
                '</span></fieldset></div><p>Your review</p>$~',
            $html,
        );
        $optional = $field(str_replace(' required', '', $select));
        self::assertIsString($optional);
        self::assertStringNotContainsString('required>', $optional);
        foreach (
            [
                '<p>Your review</p>',
                '<select name="rating" id="rating" class="own"><option value="1">x</option></select>',
            ]
            as $other
        ) {
            self::assertSame($other, $field($other));
        }
    }

    #[
        TestDox(
            'A page on which WooCommerce rates new passwords reserves the row of the rating and has the hint; other pages do not',
        ),
    ]
    public function testPasswordStrength(): void
    {
        $classes = static fn(): array => array_filter(
            (array) apply_filters('body_class', []),
            static fn(mixed $class): bool => $class === 'has-password-strength',
        );
        $forms = ['woocommerce_register_form', 'woocommerce_resetpassword_form'];
        update_option('woocommerce_registration_generate_password', 'no');
        self::assertSame([[], [0, 0]], [$classes(), array_map(self::hints(...), $forms)]);
        wp_enqueue_script('wc-password-strength-meter', '/meter.js', [], '1', true);
        self::assertSame(
            [['has-password-strength'], [1, 1]],
            [array_values($classes()), array_map(self::hints(...), $forms)],
        );
        update_option('woocommerce_registration_generate_password', 'yes');
        self::assertSame([0, 1], array_map(self::hints(...), $forms));
        wp_dequeue_script('wc-password-strength-meter');
    }

    #[
        TestDox(
            'A product without a price is in WooCommerce’s lookup table with a number, as on MySQL, so that its price filter can calculate',
        ),
    ]
    public function testNoPrice(): void
    {
        /** @var \wpdb $wpdb */
        global $wpdb;
        $table = $wpdb->wc_product_meta_lookup ?? null;
        if (!is_string($table)) {
            self::markTestSkipped('The stand-in has no lookup table.');
        }
        $product = new \WC_Product_Simple();
        $product->set_props(['name' => 'On request', 'status' => 'publish']);
        $id = $product->save();
        $prices = $wpdb->get_row(
            (string) $wpdb->prepare('SELECT min_price, max_price FROM %i WHERE product_id = %d', $table, $id),
            ARRAY_N,
        );
        self::assertIsArray($prices);
        self::assertSame([true, true], array_map(is_numeric(...), $prices));
    }

    #[TestDox('An empty aria-describedby is removed')]
    public function testDescription(): void
    {
        self::assertSame(
            ['attributes' => ['rel' => 'x']],
            apply_filters(
                'woocommerce_loop_add_to_cart_args',
                ['attributes' => ['rel' => 'x', 'aria-describedby' => '']],
                null,
            ),
        );
        self::assertSame(
            ['attributes' => ['aria-describedby' => 'id']],
            apply_filters('woocommerce_loop_add_to_cart_args', ['attributes' => ['aria-describedby' => 'id']], null),
        );
    }

    #[TestDox('The tabs of a product are sections with headings')]
    public function testSections(): void
    {
        // No post of an earlier test: WooCommerce adds a tab for its reviews.
        unset($GLOBALS['post']);
        add_filter(
            'woocommerce_product_tabs',
            static fn(): array => [
                'care' => [
                    'title' => 'Care',
                    'callback' => static function (): void {
                        echo '<p>Wash it.</p>';
                    },
                ],
                'reviews' => ['title' => 'Reviews', 'callback' => '__return_null'],
                'broken' => ['title' => 'Broken', 'callback' => 'no_such_function'],
            ],
            99,
        );
        add_filter('woocommerce_product_care_tab_title', static fn(string $title): string => "$title of it");
        add_action('woocommerce_product_after_tabs', static function (): void {
            echo 'after';
        });
        $html = self::printed(static fn() => do_action('woocommerce_after_single_product_summary'));
        self::assertMatchesRegularExpression(
            '~<details id="tab-care" class="[^"]*" open><summary><h2 class="product-section__title">Care of it</h2></summary><p>Wash it.</p></details>after\s*</div>~',
            $html,
        );
        self::assertStringContainsString('<section id="tab-reviews"', $html);
        set_theme_mod('stallkeeper_product_layout', 'sections');
        $html = self::printed(static fn() => do_action('woocommerce_after_single_product_summary'));
        self::assertStringContainsString(
            '<section id="tab-care" class="product-section product-section--care woocommerce-Tabs-panel woocommerce-Tabs-panel--care entry-content"><h2 class="product-section__title">Care of it</h2><p>Wash it.</p></section>',
            $html,
        );
        self::assertStringNotContainsString('>Reviews</h2>', $html);
        self::assertStringNotContainsString('Broken', $html);
        self::assertMatchesRegularExpression('~</section>after\s*</div>~', $html);
        set_theme_mod('stallkeeper_product_layout', 'tabs');
        $html = self::printed(static fn() => do_action('woocommerce_after_single_product_summary'));
        self::assertMatchesRegularExpression(
            '~<div class="woocommerce-tabs">\s*<ul class="product-tabs"[^>]*>\s*' .
                '<li id="tab-title-care"\s+class="care_tab"><a\s+href="#tab-care">Care of it</a></li>\s*' .
                '<li id="tab-title-reviews"\s+class="reviews_tab"><a\s+href="#tab-reviews">Reviews</a></li>\s*</ul>\s*' .
                '<section id="tab-care"[^>]*><h2 class="product-section__title">Care of it</h2><p>Wash it.</p></section>' .
                '<section id="tab-reviews"[^>]*></section>after\s*</div>~',
            $html,
        );
        self::assertSame(1, substr_count($html, 'id="tab-reviews"'));
        set_theme_mod('stallkeeper_product_layout', 'sections');
        add_filter('woocommerce_product_reviews_tab_title', static fn(): string => 'Opinions');
        self::assertStringContainsString(
            '>Opinions</h2>',
            self::printed(static fn() => do_action('woocommerce_after_single_product_summary')),
        );
        set_theme_mod('stallkeeper_product_layout', 'tabs');
        add_filter(
            'woocommerce_product_tabs',
            static fn(array $tabs): array => array_intersect_key($tabs, ['reviews' => true]),
            100,
        );
        $html = self::printed(static fn() => do_action('woocommerce_after_single_product_summary'));
        self::assertStringNotContainsString('product-tabs', $html, 'One section needs no tab.');
        self::assertStringContainsString('<section id="tab-reviews"', $html);
        set_theme_mod('stallkeeper_product_layout', 'unknown');
        self::assertSame('disclosures', stallkeeper_theme(ProductPage::class)->layout());
        $file = (string) tempnam(sys_get_temp_dir(), 'tabs');
        file_put_contents($file, 'tabs of a plugin');
        add_filter(
            'wc_get_template',
            static fn(string $located, string $name): string => $name === 'single-product/tabs/tabs.php'
                ? $file
                : $located,
            10,
            2,
        );
        self::assertStringContainsString(
            'tabs of a plugin',
            self::printed(static fn() => do_action('woocommerce_after_single_product_summary')),
        );
        unlink($file);
        self::assertSame(
            ['posts_per_page' => 4, 'columns' => 4, 'orderby' => 'rand'],
            array_merge(
                ['posts_per_page' => 0, 'columns' => 0],
                (array) apply_filters('woocommerce_output_related_products_args', [
                    'orderby' => 'rand',
                    'posts_per_page' => 4,
                ]),
            ),
        );
    }

    #[TestDox('The total of an order is marked on its page, and not in emails')]
    public function testOrderTotal(): void
    {
        $rows = [
            'order_total' => ['label' => 'Total:', 'value' => '<b>9</b>'],
            'payment_method' => ['label' => 'By', 'value' => 'Cash'],
        ];
        self::assertSame($rows, apply_filters('woocommerce_get_order_item_totals', $rows, null, ''));
        $shown = [];
        $read = static function (string $html) use ($rows, &$shown): string {
            $shown = apply_filters('woocommerce_get_order_item_totals', $rows, null, '');

            return $html;
        };
        add_filter('the_content', $read);
        apply_filters('the_content', 'Order');
        remove_filter('the_content', $read);
        self::assertSame(
            ['order_total' => ['label' => 'Total:', 'value' => '<strong class="order-total"><b>9</b></strong>']] +
                $rows,
            $shown,
        );
    }

    #[TestDox("A page has the styles of WooCommerce's widgets if an area contains one")]
    public function testWidgetStyles(): void
    {
        $areas = wp_get_sidebars_widgets();
        $styles = stallkeeper_theme(ShopWidgetStyles::class);
        wp_set_sidebars_widgets(
            ['wp_inactive_widgets' => ['woocommerce_widget_cart-2'], 'sidebar' => ['text-2']] + $areas,
        );
        $styles->enqueueForWidgets();
        self::assertFalse(wp_style_is('stallkeeper-widgets'));
        wp_set_sidebars_widgets(['sidebar' => ['text-2', 'woocommerce_price_filter-3']] + $areas);
        $styles->enqueueForWidgets();
        self::assertTrue(wp_style_is('stallkeeper-widgets'));
        self::assertTrue(wp_style_is('stallkeeper-shop'));
        wp_set_sidebars_widgets($areas);
        array_map(wp_dequeue_style(...), ['stallkeeper-widgets', 'stallkeeper-shop']);
    }

    #[TestDox('The count and the order of a list are in one bar')]
    public function testBar(): void
    {
        remove_all_actions('woocommerce_before_shop_loop', 20);
        add_action(
            'woocommerce_before_shop_loop',
            static function (): void {
                echo 'count';
            },
            20,
        );
        self::assertStringContainsString(
            '<div class="shop-bar">count',
            self::printed(static fn() => do_action('woocommerce_before_shop_loop')),
        );
        self::assertSame('woocommerce_thumbnail', apply_filters('subcategory_archive_thumbnail_size', 'x'));
    }

    #[TestDox('Heading levels of shortcodes do not skip, and positive tab indexes are removed')]
    public function testHeadings(): void
    {
        $html = self::filteredText(
            'do_shortcode_tag',
            '<h3>One</h3><h4 tabindex="3">Two</h4><h3 tabindex="-1">Three</h3>',
            'woocommerce_checkout',
            [],
            [],
        );
        self::assertSame(
            '<h3 aria-level="2">One</h3><h4 aria-level="3" >Two</h4><h3 aria-level="2" tabindex="-1">Three</h3>',
            $html,
        );
        self::assertSame(
            '<h3 tabindex="3">x</h3>',
            apply_filters('do_shortcode_tag', '<h3 tabindex="3">x</h3>', 'gallery', [], []),
        );
        self::assertSame(
            ['autocomplete' => 'email'],
            self::filteredValue(
                'billing_email',
                'woocommerce_billing_fields',
                ['billing_email' => ['autocomplete' => 'email username']],
                'GB',
            ),
        );
    }

    #[
        TestDox(
            'The links to the forms of the checkout work without a script; a form that was sent is open; a form without a link stays hidden',
        ),
    ]
    public function testCheckoutForms(): void
    {
        $login = '<form class="woocommerce-form woocommerce-form-login login" style="display:none;"></form>';
        $coupon =
            '<a aria-label="Coupon" href="#" class="showcoupon">Enter your code</a><form class="checkout_coupon woocommerce-form-coupon" style="display:none"></form>';
        self::assertSame($login, apply_filters('do_shortcode_tag', $login, 'woocommerce_checkout', [], []));
        $html = self::filteredText(
            'do_shortcode_tag',
            '<a href="#" class="showlogin">Log in</a>' . $login . $coupon,
            'woocommerce_checkout',
            [],
            [],
        );
        self::assertStringContainsString('<a href="#checkout-login" class="showlogin">', $html);
        self::assertMatchesRegularExpression('~<form id="checkout-login"[^>]*style~', $html);
        self::assertMatchesRegularExpression(
            '~<a +href="#woocommerce-checkout-form-coupon" class="showcoupon">~',
            $html,
        );
        self::assertMatchesRegularExpression('~<form id="woocommerce-checkout-form-coupon"[^>]*style~', $html);
        $_POST['apply_coupon'] = 'x';
        $html = self::filteredText('render_block_woocommerce/classic-shortcode', $coupon, [
            'blockName' => 'woocommerce/classic-shortcode',
        ]);
        self::assertStringNotContainsString('style', $html);
    }

    #[TestDox('The store notice is visible without a script, unless the visitor has closed it')]
    public function testStoreNotice(): void
    {
        $html =
            '<p class="woocommerce-store-notice demo_store" style="display:none;">Sale <a href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>';
        $shown = self::filteredText('woocommerce_demo_store', $html, 'Sale');
        self::assertStringNotContainsString('display:none', $shown);
        self::assertMatchesRegularExpression('~<a [^>]*hidden~', $shown);
        self::assertMatchesRegularExpression(
            '~<p [^>]*role="complementary"~',
            $shown,
            'a landmark, as in newer versions',
        );
        $newer = str_replace('<p ', '<p role="region" ', $html);
        self::assertStringContainsString('role="region"', self::filteredText('woocommerce_demo_store', $newer, 'Sale'));
        $_COOKIE['store_notice' . md5('Sale')] = 'hidden';
        self::assertNotSame('', apply_filters('woocommerce_demo_store', $html, 'Sale'));
        ResponseHeaders::set('Cache-Control: private');
        self::assertSame('', apply_filters('woocommerce_demo_store', $html, 'Sale'));
    }

    #[TestDox('The cart block has the classic form as fallback')]
    public function testBlockFallback(): void
    {
        set_theme_mod('stallkeeper_product_wishlist', '');
        add_shortcode('woocommerce_cart', static fn(): string => '<form><noscript>old</noscript></form>');
        $block = ['blockName' => 'woocommerce/cart'];
        self::assertMatchesRegularExpression(
            '~^<div></div><p class="checkout-other"><a href="[^"]*simple=1" rel="nofollow">.*<noscript class="block-fallback"><form>old</form></noscript>$~',
            self::filteredText('render_block_woocommerce/cart', '<div></div>', $block),
        );
        $_GET['simple'] = '1';
        self::assertSame(
            '<form><noscript>old</noscript></form>',
            apply_filters('render_block_woocommerce/cart', '<div></div>', $block),
        );
    }

    #[TestDox('The templates of the shop are in the main landmark')]
    public function testLayout(): void
    {
        self::assertStringContainsString(
            '<main id="main" class="main shop"',
            self::printed(static fn() => do_action('woocommerce_before_main_content')),
        );
        self::assertStringContainsString(
            '</main>',
            self::printed(static fn() => do_action('woocommerce_after_main_content')),
        );
        self::assertSame(
            ['Previous', 'Next'],
            array_values(
                array_intersect_key((array) apply_filters('woocommerce_pagination_args', []), [
                    'prev_text' => 1,
                    'next_text' => 1,
                ]),
            ),
        );
    }

    private function show(\WC_Product $product): void
    {
        $GLOBALS['post'] = get_post($product->get_id());
        $GLOBALS['product'] = $product;
    }

    /**
     * @param array<string, string> $meta of the product
     *
     * @return string what a card prints after its title
     */
    private function rating(array $meta): string
    {
        $this->show($this->product('Kettle', '12', $meta));

        return self::printed(static function (): void {
            self::printed(static fn() => do_action('woocommerce_before_shop_loop_item'));
            do_action('woocommerce_after_shop_loop_item_title');
        });
    }

    /** @param non-empty-string $form hook of a form */
    private static function hints(string $form): int
    {
        return substr_count(
            self::printed(static fn() => do_action($form)),
            '<p class="password-hint">' . esc_html(html_entity_decode(wp_get_password_hint())) . '</p>',
        );
    }

    /** @return string path of a file that is deleted after the test run */
    private static function file(string $content): string
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'part');
        file_put_contents($file, $content);
        register_shutdown_function(unlink(...), $file);

        return $file;
    }
}
