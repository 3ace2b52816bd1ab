<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Shop;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Tests\ShopTestCase;

/** Pages that browsers fetch before a visitor opens them. */
final class SpeculationTest extends ShopTestCase
{
    #[TestDox('The default of WordPress becomes earlier; a choice of a plugin and "off" stay')]
    public function testRules(): void
    {
        $rules = static fn(mixed $rules): mixed => apply_filters('wp_speculation_rules_configuration', $rules);
        self::assertSame(
            ['mode' => 'prefetch', 'eagerness' => 'moderate'],
            $rules(['mode' => 'auto', 'eagerness' => 'auto']),
        );
        self::assertNull($rules(null));
        $chosen = ['mode' => 'prerender', 'eagerness' => 'eager'];
        self::assertSame($chosen, $rules($chosen));
        self::assertSame(
            ['mode' => 'auto', 'eagerness' => 'conservative'],
            $rules(['mode' => 'auto', 'eagerness' => 'conservative']),
        );
    }

    #[TestDox('Cart, checkout and account are left out, if the site has them')]
    public function testPages(): void
    {
        $paths = static fn(mixed $paths): mixed => apply_filters(
            'wp_speculation_rules_href_exclude_paths',
            $paths,
            'prefetch',
        );
        foreach (['cart', 'checkout', 'myaccount'] as $page) {
            update_option("woocommerce_{$page}_page_id", 0);
        }
        self::assertSame(['/own/*'], $paths(['/own/*']));
        $id = $this->post(['post_type' => 'page', 'post_name' => 'my-cart']);
        update_option('woocommerce_cart_page_id', $id);
        self::assertSame(['/own/*', '/my-cart/*'], $paths(['/own/*']));
        self::assertSame('x', $paths('x'));
        // The cart as front page does not exclude the whole site.
        update_option('show_on_front', 'page');
        update_option('page_on_front', $id);
        self::assertSame([], $paths([]));
    }
}
