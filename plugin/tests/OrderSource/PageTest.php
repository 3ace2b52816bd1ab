<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\OrderSource;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Tests\Fakes\ConsentApi;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use Stallkeeper\Tools\Tests\Hooks;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/** What a page contains for order attribution: scripts, inputs, and defaults of the consent mode. */
final class PageTest extends PluginTestCase
{
    private bool $hasPlaces = false;

    protected function setUp(): void
    {
        parent::setUp();
        $this->hasPlaces = current_theme_supports('stallkeeper-places');
        update_option(TrackingSettings::MODE, 'ask');
        // As in a request in which WooCommerce's own attribution is off.
        update_option('woocommerce_feature_order_attribution_enabled', 'no');
        Hooks::remove(
            static fn(object $object): bool => str_contains($object::class, 'OrderAttribution') &&
                !str_starts_with($object::class, 'Stallkeeper'),
        );
        $_COOKIE = [];
        unset($GLOBALS['wp_scripts']);
        /** @var array<string, int> $actions */
        $actions = $GLOBALS['wp_actions'];
        $GLOBALS['wp_actions'] = array_diff_key($actions, [
            'stallkeeper_before_header' => 1,
            'stallkeeper_footer' => 1,
        ]);
        $this->newRequest();
    }

    protected function tearDown(): void
    {
        $this->hasPlaces ? add_theme_support('stallkeeper-places') : remove_theme_support('stallkeeper-places');
        unset($GLOBALS['wp_scripts']);
        parent::tearDown();
    }

    #[TestDox('The script gets the fields and the settings')]
    public function testScript(): void
    {
        add_filter(
            'stallkeeper_source_settings',
            static fn(array $settings): array => [
                'lifetime' => 2,
                'session' => 15,
                'referrals' => [['host' => '</script>']],
            ] + $settings,
        );
        $html = $this->scripts();
        self::assertStringContainsString('build/consent-banner.js', $html);
        self::assertStringContainsString('"mode":"ask"', $html);
        self::assertStringContainsString('"session":15', $html);
        self::assertStringContainsString('"prefix":"wc_order_attribution_"', $html);
        self::assertStringNotContainsString('"</script>"', $html);
    }

    #[TestDox('A consent plugin gets the other script')]
    public function testConsentPlugin(): void
    {
        ConsentApi::$isActive = true;
        $html = $this->scripts();
        self::assertStringContainsString('build/consent-plugin.js', $html);
        self::assertStringContainsString('"mode":"plugin"', $html);
    }

    #[TestDox('A shop that collects nothing loads no script and prints no inputs')]
    public function testOff(): void
    {
        update_option(TrackingSettings::MODE, 'off');
        self::assertStringNotContainsString('build/consent-', $this->scripts());
        self::assertStringNotContainsString('attribution', $this->inputs());
    }

    #[TestDox('The inputs of the checkout have the source that the server knows')]
    public function testInputs(): void
    {
        $_SERVER['REQUEST_METHOD'] = 'GET';
        $_SERVER['REQUEST_URI'] = '/?utm_source=letter&utm_medium=email';
        $_COOKIE = [Consent::COOKIE => 'allow'];
        $this->newRequest();
        ResponseHeaders::set('Cache-Control: private');
        do_action('template_redirect');
        $html = $this->inputs();
        self::assertStringContainsString('<wc-order-attribution-inputs>', $html);
        self::assertMatchesRegularExpression('~name="wc_order_attribution_utm_source" value="letter"~', $html);
    }

    #[TestDox('A page that a shared cache may store has empty inputs')]
    public function testSharedInputs(): void
    {
        $_SERVER['REQUEST_METHOD'] = 'GET';
        $_COOKIE = [Consent::COOKIE => 'allow'];
        ResponseHeaders::set('Cache-Control: public, max-age=60');
        $html = $this->inputs();
        self::assertMatchesRegularExpression('~name="wc_order_attribution_utm_source" value=""~', $html);
    }

    #[TestDox('WooCommerce’s own collection is only allowed if nobody has to be asked')]
    public function testCore(): void
    {
        self::assertFalse(apply_filters('wc_order_attribution_allow_tracking', true));
        update_option(TrackingSettings::MODE, 'allowed');
        self::assertTrue(apply_filters('wc_order_attribution_allow_tracking', true));
        self::assertFalse(apply_filters('wc_order_attribution_allow_tracking', false));
        self::assertSame(
            [],
            apply_filters('wc_order_attribution_stamp_checkout_html_actions', ['woocommerce_register_form']),
        );
    }

    #[TestDox('In a theme without places the banner asks below the body tag')]
    public function testBanner(): void
    {
        remove_theme_support('stallkeeper-places');
        self::assertStringContainsString('consent-bar', self::printed('wp_body_open'));
        $footer = self::printed('wp_footer');
        self::assertStringContainsString('class="stallkeeper-preferences"', $footer);
        self::assertStringNotContainsString('consent-bar__form', $footer);
    }

    #[TestDox('In a theme with places the banner asks in them')]
    public function testPlaces(): void
    {
        add_theme_support('stallkeeper-places');
        do_action('wp_before_load_template', get_template_directory() . '/header.php');
        self::assertStringNotContainsString('consent-bar', self::printed('wp_body_open'));
        self::assertStringContainsString('consent-bar', self::printed('stallkeeper_before_header'));
        self::assertStringContainsString('#consent-bar', self::printed('stallkeeper_footer'));
        self::assertStringNotContainsString('consent-bar', self::printed('wp_footer'));
    }

    #[TestDox('On a page with a page builder’s own header and footer the banner asks below the body tag')]
    public function testReplacedHeader(): void
    {
        add_theme_support('stallkeeper-places');
        do_action('wp_before_load_template', plugin_dir_path(__FILE__) . 'page-builder/header.php');
        self::assertStringContainsString('consent-bar__form', self::printed('wp_body_open'));
        // Theme builders load the theme's header to prevent that it is loaded later, and discard its output.
        do_action('wp_before_load_template', get_template_directory() . '/header.php');
        self::printed('wp_body_open');
        self::printed('stallkeeper_before_header');
        $footer = self::printed('wp_footer');
        self::assertStringContainsString('#consent-bar', $footer);
        self::assertStringNotContainsString('consent-bar__form', $footer);
    }

    #[TestDox('On a page without the hook below the body tag the banner asks in the footer')]
    public function testNoBodyHook(): void
    {
        add_theme_support('stallkeeper-places');
        self::assertStringContainsString('consent-bar__form', self::printed('wp_footer'));
    }

    /** @param non-empty-string $action */
    private static function printed(string $action): string
    {
        ob_start();
        do_action($action);

        return (string) ob_get_clean();
    }

    private function scripts(): string
    {
        do_action('wp_enqueue_scripts');
        ob_start();
        wp_print_scripts();
        print_footer_scripts();

        return (string) ob_get_clean();
    }

    private function inputs(): string
    {
        ob_start();
        do_action('woocommerce_register_form');

        return (string) ob_get_clean();
    }
}
