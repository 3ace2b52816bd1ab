<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\OrderSource;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\OrderSource\Capture\VisitorSource;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/** Links of a page whose URL contains a campaign. */
final class SharedLinksTest extends PluginTestCase
{
    private const QUERY = 'utm_source=one&orderby=price&gclid=abc&q=utm_source%3Dtwo&fbclid';

    protected function setUp(): void
    {
        parent::setUp();
        update_option(TrackingSettings::MODE, 'ask');
        $_COOKIE = $_POST = [];
        $_SERVER['REQUEST_METHOD'] = 'GET';
        $_SERVER['REQUEST_URI'] = '/shop/?' . self::QUERY;
        $_SERVER['QUERY_STRING'] = self::QUERY;
        parse_str(self::QUERY, $_GET);
        $_REQUEST = $_GET;
        $this->newRequest();
    }

    #[TestDox('A page that a shared cache may store does not contain the campaign of its first visitor')]
    public function testShared(): void
    {
        ResponseHeaders::set('Cache-Control: public, max-age=60');
        do_action('template_redirect');
        self::assertSame('/shop/?orderby=price&q=utm_source%3Dtwo&add-to-cart=5', add_query_arg('add-to-cart', 5));
        // WooCommerce adds empty nonces.
        self::assertSame(['orderby' => 'price', 'q' => 'utm_source=two'], array_filter($_GET, is_string(...)));
        self::assertSame(['orderby' => 'price', 'q' => 'utm_source=two'], array_filter($_REQUEST, is_string(...)));
        self::assertSame('orderby=price&q=utm_source%3Dtwo', $_SERVER['QUERY_STRING']);
    }

    #[TestDox('Plugins that read the parameters on template_redirect receive them')]
    public function testOtherPlugins(): void
    {
        ResponseHeaders::set('Cache-Control: public, max-age=60');
        $seen = '';
        add_action(
            'template_redirect',
            static function () use (&$seen): void {
                $seen = $_GET['utm_source'] ?? '';
            },
            1000,
        );
        do_action('template_redirect');
        self::assertSame('one', $seen);
        self::assertArrayNotHasKey('utm_source', $_GET);
    }

    #[TestDox('A page of one visitor keeps the URL, and the campaign counts')]
    public function testPrivate(): void
    {
        $_COOKIE = [Consent::COOKIE => 'allow'];
        $this->newRequest();
        do_action('template_redirect');
        self::assertSame('/shop/?' . self::QUERY, $_SERVER['REQUEST_URI']);
        self::assertArrayHasKey(VisitorSource::COOKIE, ResponseHeaders::$cookies);
    }

    #[TestDox('Without other parameters the URL has no question mark')]
    public function testOnlyCampaign(): void
    {
        $_SERVER['REQUEST_URI'] = '/?utm_source=one';
        $_SERVER['QUERY_STRING'] = 'utm_source=one';
        ResponseHeaders::set('Cache-Control: public, max-age=60');
        do_action('template_redirect');
        self::assertSame(['/', ''], [$_SERVER['REQUEST_URI'], $_SERVER['QUERY_STRING']]);
    }
}
