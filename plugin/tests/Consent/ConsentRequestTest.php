<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Consent;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use Stallkeeper\Tools\Consent\ConsentRequest;
use Stallkeeper\Tools\OrderSource\Capture\VisitorSource;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingSettings;

final class ConsentRequestTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        update_option(TrackingSettings::MODE, 'ask');
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $_SERVER['REQUEST_URI'] = '/shop/?utm_source=letter&utm_medium=email';
        remove_all_actions('stallkeeper_consent_choice');
        add_action('stallkeeper_consent_choice', [$this->service(VisitorSource::class), 'applyChoice'], 10, 2);
        add_filter('wp_redirect', static fn(string $url) => throw new RuntimeException("redirect $url"), 1);
        add_filter(
            'status_header',
            static fn(string $header, int $code) => throw new RuntimeException("status $code"),
            1,
            2,
        );
    }

    #[TestDox('Consent sets a cookie for half a year that scripts can read')]
    public function testAllow(): void
    {
        $this->send(['stallkeeper_consent' => 'allow']);
        $cookie = ResponseHeaders::$cookies[Consent::COOKIE];
        self::assertSame('allow', $cookie['value']);
        self::assertSame(
            ['/', false, 'Lax'],
            [$cookie['options']['path'], $cookie['options']['httponly'], $cookie['options']['samesite']],
        );
        self::assertEqualsWithDelta(time() + 15552000, $cookie['options']['expires'], 2);
    }

    #[TestDox('Without JavaScript the page is loaded again')]
    public function testRedirect(): void
    {
        self::assertSame(
            'redirect ' . home_url('/shop/?utm_source=letter&utm_medium=email'),
            $this->send(['stallkeeper_consent' => 'allow']),
        );
    }

    #[TestDox('A background request gets an empty response')]
    public function testQuiet(): void
    {
        self::assertSame('status 204', $this->send(['stallkeeper_consent' => 'allow', 'quiet' => '1']));
    }

    #[TestDox('Consent stores the campaign of the page in a cookie that scripts cannot read')]
    public function testRecords(): void
    {
        $this->send(['stallkeeper_consent' => 'allow']);
        self::assertNotSame('', ResponseHeaders::$cookies[VisitorSource::COOKIE]['value'] ?? '');
        self::assertTrue(ResponseHeaders::$cookies[VisitorSource::COOKIE]['options']['httponly']);
    }

    #[TestDox('Consent gives the source to the script that may start on a later page')]
    public function testGivesToScript(): void
    {
        $this->send(['stallkeeper_consent' => 'allow']);
        $cookie = ResponseHeaders::$cookies['sbjs_current'] ?? ['value' => '', 'options' => []];
        self::assertStringStartsWith('typ=utm|||src=letter|||mdm=email|||', $cookie['value']);
        self::assertFalse($cookie['options']['httponly'] ?? null);
        // The script counts the page that the redirect loads, as the first page of the first session.
        self::assertArrayNotHasKey('sbjs_session', ResponseHeaders::$cookies);
        self::assertArrayNotHasKey('sbjs_udata', ResponseHeaders::$cookies);
    }

    #[TestDox('After a background request the script has a source of its own')]
    public function testQuietGivesNothing(): void
    {
        $this->send(['stallkeeper_consent' => 'allow', 'quiet' => '1']);
        self::assertArrayNotHasKey('sbjs_current', ResponseHeaders::$cookies);
    }

    #[TestDox('The page that the redirect loads is not counted a second time')]
    public function testRepeated(): void
    {
        $this->send(['stallkeeper_consent' => 'allow']);
        self::assertSame('1', ResponseHeaders::$cookies['stallkeeper_source_again']['value'] ?? null);
    }

    #[TestDox('Refusal deletes the source and the cookies of the script')]
    public function testDeny(): void
    {
        $_COOKIE = ['sbjs_current' => 'typ=utm', 'other' => '1'];
        $this->send(['stallkeeper_consent' => 'deny']);
        self::assertSame('deny', ResponseHeaders::$cookies[Consent::COOKIE]['value']);
        foreach (['stallkeeper_source', 'stallkeeper_source_again', 'sbjs_current'] as $name) {
            self::assertSame(
                ['', 1],
                [
                    ResponseHeaders::$cookies[$name]['value'] ?? null,
                    ResponseHeaders::$cookies[$name]['options']['expires'] ?? null,
                ],
                $name,
            );
        }
        self::assertArrayNotHasKey('other', ResponseHeaders::$cookies);
    }

    #[TestDox('After a refusal in the background the script deletes its own cookies')]
    public function testQuietDeny(): void
    {
        $_COOKIE = ['sbjs_current' => 'typ=utm'];
        $this->send(['stallkeeper_consent' => 'deny', 'quiet' => '1']);
        self::assertArrayNotHasKey('sbjs_current', ResponseHeaders::$cookies);
        self::assertSame('', ResponseHeaders::$cookies['stallkeeper_source']['value'] ?? null);
    }

    #[TestDox('Consent stores no source while the shop has order sources turned off')]
    public function testOff(): void
    {
        update_option(TrackingSettings::MODE, 'off');
        $this->send(['stallkeeper_consent' => 'allow']);
        self::assertSame('', ResponseHeaders::$cookies['stallkeeper_source']['value'] ?? null);
    }

    #[TestDox('A background request without a campaign leaves the source to the script')]
    public function testQuietWithoutCampaign(): void
    {
        $_SERVER['REQUEST_URI'] = '/shop/';
        $this->send(['stallkeeper_consent' => 'allow', 'quiet' => '1']);
        self::assertArrayNotHasKey(VisitorSource::COOKIE, ResponseHeaders::$cookies);
    }

    /** @return array<string, array{mixed}> */
    public static function noChoices(): array
    {
        return ['another word' => ['maybe'], 'a list' => [['allow']], 'nothing' => [null], 'true' => [true]];
    }

    #[DataProvider('noChoices')]
    #[TestDox('Another value is ignored: $_dataset')]
    public function testNoChoice(mixed $choice): void
    {
        self::assertSame('', $this->send(['stallkeeper_consent' => $choice]));
        self::assertSame([], ResponseHeaders::$cookies);
    }

    /** @return array<string, array{array<string, mixed>, bool}> */
    public static function senders(): array
    {
        return [
            'no header' => [[], true],
            'this site' => [['HTTP_SEC_FETCH_SITE' => 'same-origin'], true],
            'another site' => [['HTTP_SEC_FETCH_SITE' => 'cross-site'], false],
            'a sibling domain' => [['HTTP_SEC_FETCH_SITE' => 'same-site'], false],
            'another site that names this one as origin' => [
                ['HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'http://127.0.0.1:9'],
                false,
            ],
            'an old browser on this site' => [['HTTP_ORIGIN' => 'http://127.0.0.1:9'], true],
            'an old browser on another site' => [['HTTP_ORIGIN' => 'https://evil.example'], false],
            'a referrer of another site' => [['HTTP_REFERER' => 'https://evil.example/127.0.0.1'], false],
            'a referrer of this site' => [['HTTP_REFERER' => 'http://127.0.0.1:9/shop/'], true],
            'an origin that is a list' => [['HTTP_ORIGIN' => ['http://127.0.0.1:9']], false],
        ];
    }

    /** @param array<string, mixed> $headers */
    #[DataProvider('senders')]
    #[TestDox('Only forms of this site count: $_dataset')]
    public function testSender(array $headers, bool $counts): void
    {
        unset($_SERVER['HTTP_ORIGIN'], $_SERVER['HTTP_REFERER'], $_SERVER['HTTP_SEC_FETCH_SITE']);
        $_SERVER = $headers + $_SERVER;
        $this->send(['stallkeeper_consent' => 'allow']);
        self::assertSame($counts, isset(ResponseHeaders::$cookies[Consent::COOKIE]));
    }

    #[TestDox('An old browser on a site with an internationalized domain name counts')]
    public function testInternationalized(): void
    {
        unset($_SERVER['HTTP_SEC_FETCH_SITE']);
        $_SERVER['HTTP_ORIGIN'] = 'https://xn--kse-qla.example';
        add_filter('home_url', static fn(): string => 'https://käse.example');
        $this->send(['stallkeeper_consent' => 'allow']);
        self::assertArrayHasKey(Consent::COOKIE, ResponseHeaders::$cookies);
    }

    #[TestDox('A refusal without JavaScript deletes cookies that WooCommerce’s script has set for subdomains')]
    public function testDenyForSubdomains(): void
    {
        $_COOKIE = ['sbjs_current' => 'typ=utm'];
        add_filter('home_url', static fn(): string => 'https://www.shop.example');
        $this->send(['stallkeeper_consent' => 'deny']);
        // The fake keeps the last cookie with a name.
        self::assertSame(
            ['shop.example', 1],
            [
                ResponseHeaders::$cookies['sbjs_current']['options']['domain'] ?? null,
                ResponseHeaders::$cookies['sbjs_current']['options']['expires'] ?? null,
            ],
        );
    }

    /**
     * @param array<string, mixed> $post
     *
     * @return string how the request ended; '' if it goes on
     */
    private function send(array $post): string
    {
        $_POST = $post;
        try {
            $this->service(ConsentRequest::class)->saveChoice();
        } catch (RuntimeException $end) {
            return $end->getMessage();
        }

        return '';
    }
}
