<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Checkout;

use Automattic\WooCommerce\Utilities\FeaturesUtil as CoreFeaturesUtil;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Tests\Fakes\FeaturesUtil;
use Stallkeeper\Tools\Tests\PluginTestCase;

final class FeatureCompatibilityTest extends PluginTestCase
{
    #[TestDox('The plugin declares the features of WooCommerce that it supports')]
    public function testDeclared(): void
    {
        if (class_exists(CoreFeaturesUtil::class)) {
            self::markTestSkipped('WooCommerce’s own class is loaded.');
        }
        class_alias(FeaturesUtil::class, CoreFeaturesUtil::class);
        $this->newRequest();
        do_action('before_woocommerce_init');
        self::assertSame(
            array_fill_keys(
                ['custom_order_tables', 'cart_checkout_blocks', 'order_attribution'],
                STALLKEEPER_TOOLS_FILE,
            ),
            FeaturesUtil::$declared,
        );
    }

    #[TestDox('The plugin’s header names the versions of WooCommerce')]
    public function testHeaders(): void
    {
        $headers = get_file_data(STALLKEEPER_TOOLS_FILE, [
            'least' => 'WC requires at least',
            'tested' => 'WC tested up to',
        ]);
        self::assertSame(['least' => '8.5', 'tested' => '11.0'], $headers);
    }
}
