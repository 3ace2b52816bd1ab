<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\OrderSource;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Render\OrderSource\StoredSource;
use Stallkeeper\Tools\OrderSource\Capture\VisitorSource;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/** The server's cookie, and what it exchanges with the cookies of the page's script. */
final class VisitorSourceTest extends PluginTestCase
{
    private const OLDER = 'typ=utm|||src=older|||mdm=email';

    protected function setUp(): void
    {
        parent::setUp();
        update_option(TrackingSettings::MODE, 'ask');
        $_COOKIE = [Consent::COOKIE => 'allow'];
        $_SERVER['REQUEST_METHOD'] = 'GET';
        unset(
            $_SERVER['HTTP_REFERER'],
            $_SERVER['HTTP_COOKIE'],
            $_SERVER['HTTP_SEC_PURPOSE'],
            $_SERVER['HTTP_PURPOSE'],
        );
    }

    #[TestDox('A page gives the server’s source to a script that has none, once')]
    public function testGiven(): void
    {
        $this->view('/?utm_source=letter');
        self::assertStringStartsWith(
            'typ=utm|||src=letter|||',
            ResponseHeaders::$cookies['sbjs_current']['value'] ?? '',
        );
        self::assertSame(
            ResponseHeaders::$cookies[VisitorSource::COOKIE]['options']['expires'] ?? null,
            ResponseHeaders::$cookies['sbjs_current']['options']['expires'] ?? null,
        );
        $this->keepCookies();
        $this->view('/shop/');
        self::assertArrayHasKey(VisitorSource::COOKIE, ResponseHeaders::$cookies);
        self::assertArrayNotHasKey('sbjs_current', ResponseHeaders::$cookies);
    }

    #[TestDox('A source that the script knows is not replaced')]
    public function testScriptKnows(): void
    {
        $_COOKIE += ['sbjs_current' => self::OLDER, 'sbjs_udata' => 'vst=1'];
        $this->view('/?utm_source=letter');
        self::assertArrayNotHasKey('sbjs_current', ResponseHeaders::$cookies);
    }

    #[TestDox('Without the script the order has the newest source of the server, not the copy for the script')]
    public function testNewest(): void
    {
        $this->view('/?utm_source=letter');
        $this->keepCookies();
        self::assertSame('ad', $this->view('/?utm_source=ad'));
        self::assertStringContainsString('src=ad|||', ResponseHeaders::$cookies['sbjs_current']['value'] ?? '');
    }

    #[TestDox('With WooCommerce’s filter the cookies for the script are in base64')]
    public function testBase64(): void
    {
        add_filter('wc_order_attribution_use_base64_cookies', '__return_true');
        $this->view('/?utm_source=letter');
        self::assertMatchesRegularExpression(
            '/^[A-Za-z0-9]{80,}$/D',
            ResponseHeaders::$cookies['sbjs_current']['value'] ?? '',
        );
        $this->keepCookies();
        $_COOKIE += ['sbjs_udata' => base64_encode(rawurlencode('vst=1'))];
        unset($_COOKIE[VisitorSource::COOKIE]);
        self::assertSame('letter', $this->view('/shop/'));
    }

    #[TestDox('A cookie of a parent domain does not replace the one of this shop')]
    public function testParentDomain(): void
    {
        // PHP puts the first of two cookies with the same name into $_COOKIE.
        $_COOKIE += ['sbjs_current' => 'typ=utm|||src=parent', 'sbjs_udata' => 'vst=1'];
        $_SERVER['HTTP_COOKIE'] =
            'stallkeeper_consent=allow; sbjs_current=typ%3Dutm%7C%7C%7Csrc%3Dparent; sbjs_udata=vst%3D1; sbjs_current=typ%3Dutm%7C%7C%7Csrc%3Dchild';
        self::assertSame('child', $this->view('/shop/'));
    }

    /** @return array<string, array{array<string, string>}> */
    public static function unseen(): array
    {
        return [
            'a prefetched page' => [['HTTP_SEC_PURPOSE' => 'prefetch']],
            'a prefetched page, anonymously' => [['HTTP_SEC_PURPOSE' => 'prefetch;anonymous-client-ip']],
            'a prerendered page' => [['HTTP_SEC_PURPOSE' => 'prefetch;prerender']],
            'a prefetched page of an older browser' => [['HTTP_PURPOSE' => 'prefetch']],
        ];
    }

    /** @param array<string, string> $headers */
    #[DataProvider('unseen')]
    #[TestDox('A page that the visitor may never see sets no source: $_dataset')]
    public function testUnseen(array $headers): void
    {
        $_SERVER = $headers + $_SERVER;
        $this->view('/?utm_source=letter');
        self::assertSame([], ResponseHeaders::$cookies);
    }

    /** @return string source that an order of this page would have; '' for none */
    private function view(string $uri): string
    {
        ResponseHeaders::reset();
        $_SERVER['REQUEST_URI'] = $uri;
        $services = $this->newRequest();
        do_action('template_redirect');

        return $services->get(VisitorSource::class)->known()->part(StoredSource::CURRENT, time())['src'] ?? '';
    }

    /** Sends the cookies of the last response with the next request. */
    private function keepCookies(): void
    {
        foreach (ResponseHeaders::$cookies as $name => $cookie) {
            $_COOKIE[$name] = wp_slash($cookie['value']);
        }
    }
}
