<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Consent;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Consent\ConsentBanner;
use Stallkeeper\Tools\OrderSource\Capture\VisitorSource;
use Stallkeeper\Tools\Tests\Fakes\ConsentApi;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\Choice;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingSettings;

final class ConsentHeadersTest extends PluginTestCase
{
    private const PRIVATE = 'Cache-Control: private, no-cache, must-revalidate, max-age=0';
    private const PUBLIC = 'Cache-Control: public, max-age=600';

    protected function setUp(): void
    {
        parent::setUp();
        update_option(TrackingSettings::MODE, 'ask');
        $_SERVER['REQUEST_METHOD'] = 'GET';
        $_SERVER['REQUEST_URI'] = '/?utm_source=letter';
        unset($_SERVER['HTTP_REFERER']);
    }

    #[TestDox('A page without a choice and a referrer gets no header')]
    public function testNothing(): void
    {
        self::assertSame([], $this->headers());
    }

    #[TestDox('A page that shows the choice is private')]
    public function testChoice(): void
    {
        $_COOKIE[Consent::COOKIE] = 'deny';
        self::assertSame([self::PRIVATE], $this->headers());
    }

    #[TestDox('A page that contains the referrer is private')]
    public function testReferrer(): void
    {
        $_SERVER['HTTP_REFERER'] = 'https://search.example/?q=kettle';
        self::assertSame([self::PRIVATE], $this->headers());
    }

    #[TestDox('A link within the shop is no referrer')]
    public function testOwnReferrer(): void
    {
        $_SERVER['HTTP_REFERER'] = home_url('/shop/');
        self::assertSame([], $this->headers());
    }

    #[TestDox('A page that a shared cache may store stays as it is')]
    public function testShared(): void
    {
        $_COOKIE[Consent::COOKIE] = 'deny';
        ResponseHeaders::set(self::PUBLIC);
        self::assertSame([self::PUBLIC], $this->headers());
    }

    #[TestDox('The filter says that a shared cache may store the page')]
    public function testSharedByFilter(): void
    {
        $_COOKIE[Consent::COOKIE] = 'deny';
        add_filter('stallkeeper_source_is_cacheable', '__return_true');
        self::assertSame([], $this->headers());
    }

    #[TestDox('A page for a signed-in visitor is not stored by shared caches')]
    public function testSignedIn(): void
    {
        $_COOKIE[Consent::COOKIE] = 'deny';
        ResponseHeaders::set(self::PUBLIC);
        wp_set_current_user($this->user('customer'));
        self::assertSame([self::PRIVATE], $this->headers());
    }

    #[TestDox('A shop that does not ask sends no header and prints no banner')]
    public function testNotAsked(): void
    {
        update_option(TrackingSettings::MODE, 'allowed');
        $_COOKIE[Consent::COOKIE] = 'deny';
        self::assertSame([], $this->headers());
        self::assertSame('', $this->banner());
    }

    #[TestDox('Where a consent plugin asks there is no header, no banner and no link')]
    public function testPluginAsks(): void
    {
        ConsentApi::$isActive = true;
        $_COOKIE[Consent::COOKIE] = 'deny';
        self::assertSame([], $this->headers());
        self::assertSame('', $this->banner());
        $this->expectOutputString('');
        $this->service(ConsentBanner::class)->printLink();
    }

    #[TestDox('A cached page does not contain the choice and the referrer')]
    public function testCachedBanner(): void
    {
        $_COOKIE[Consent::COOKIE] = 'deny';
        $_SERVER['HTTP_REFERER'] = 'https://search.example/';
        ResponseHeaders::set(self::PUBLIC);
        $html = $this->banner();
        self::assertStringContainsString('<form class="consent-bar__form', $html);
        self::assertStringNotContainsString('data-chosen', $html);
        self::assertStringNotContainsString('search.example', $html);
    }

    #[TestDox('A private page contains the choice')]
    public function testPrivateBanner(): void
    {
        $_COOKIE[Consent::COOKIE] = 'deny';
        ResponseHeaders::set(self::PRIVATE);
        self::assertStringContainsString(' data-chosen>', $this->banner());
    }

    #[TestDox('A private page without a choice opens the banner')]
    public function testOpenBanner(): void
    {
        ResponseHeaders::set(self::PRIVATE);
        self::assertStringNotContainsString('data-chosen', $this->banner());
    }

    #[TestDox('The referrer in the form is escaped and has no query')]
    public function testReferrerField(): void
    {
        ResponseHeaders::set(self::PRIVATE);
        $_SERVER['HTTP_REFERER'] = 'https://search.example/a"><script>?q=kettle';
        $html = $this->banner();
        self::assertStringContainsString('name="stallkeeper_referrer" value="https://search.example/', $html);
        self::assertStringNotContainsString('<script>', $html);
        self::assertStringNotContainsString('kettle', $html);
    }

    #[TestDox('The form has one button for each choice')]
    public function testButtons(): void
    {
        $html = $this->banner();
        foreach (array_column(Choice::cases(), 'value') as $choice) {
            self::assertSame(1, substr_count($html, 'name="stallkeeper_consent" value="' . $choice . '"'));
        }
    }

    /** @return array<string, array{array<string, string>, bool}> */
    public static function requests(): array
    {
        return [
            'a page' => [[], true],
            'a page in a frame' => [['HTTP_SEC_FETCH_DEST' => 'iframe'], true],
            'a picture' => [['HTTP_SEC_FETCH_DEST' => 'image'], false],
            'a prefetch' => [['HTTP_SEC_PURPOSE' => 'Prefetch;prerender'], false],
            'a prefetch of an old browser' => [['HTTP_PURPOSE' => 'prefetch'], false],
            'a prefetch of an old Firefox' => [['HTTP_X_MOZ' => 'prefetch'], false],
        ];
    }

    /** @param array<string, string> $headers */
    #[DataProvider('requests')]
    #[TestDox('With consent a page view sets the source cookie and is private: $_dataset')]
    public function testCounts(array $headers, bool $counts): void
    {
        $_COOKIE[Consent::COOKIE] = 'allow';
        $_SERVER = $headers + $_SERVER;
        $this->service(VisitorSource::class)->countPageView();
        self::assertSame($counts, isset(ResponseHeaders::$cookies[VisitorSource::COOKIE]));
        self::assertSame($counts ? [self::PRIVATE] : [], ResponseHeaders::$headers);
    }

    #[TestDox('Without consent a page view sets no cookie and no header')]
    public function testCountsNot(): void
    {
        $this->service(VisitorSource::class)->countPageView();
        self::assertSame([[], []], [ResponseHeaders::$cookies, ResponseHeaders::$headers]);
    }

    #[TestDox('A source cookie of a visitor without consent is deleted')]
    public function testForgets(): void
    {
        $_COOKIE[VisitorSource::COOKIE] = 'old';
        $this->service(VisitorSource::class)->countPageView();
        self::assertSame(
            ['', 1],
            [
                ResponseHeaders::$cookies[VisitorSource::COOKIE]['value'] ?? null,
                ResponseHeaders::$cookies[VisitorSource::COOKIE]['options']['expires'] ?? null,
            ],
        );
    }

    #[TestDox('A page that a shared cache may store sets and deletes no cookie')]
    public function testSharedCounts(): void
    {
        ResponseHeaders::set(self::PUBLIC);
        $_COOKIE[VisitorSource::COOKIE] = 'old';
        $this->service(VisitorSource::class)->countPageView();
        $_COOKIE[Consent::COOKIE] = 'allow';
        $this->service(VisitorSource::class)->countPageView();
        self::assertSame([[], [self::PUBLIC]], [ResponseHeaders::$cookies, ResponseHeaders::$headers]);
    }

    #[TestDox('After output has started no cookie is set')]
    public function testSent(): void
    {
        ResponseHeaders::$areSent = true;
        $_COOKIE[Consent::COOKIE] = 'allow';
        $this->service(VisitorSource::class)->countPageView();
        self::assertSame([], ResponseHeaders::$cookies);
    }

    #[TestDox('The page that a redirect has loaded again is not counted')]
    public function testAgain(): void
    {
        $_COOKIE = [Consent::COOKIE => 'allow', 'stallkeeper_source_again' => '1'];
        $this->service(VisitorSource::class)->countPageView();
        self::assertArrayNotHasKey(VisitorSource::COOKIE, ResponseHeaders::$cookies);
        self::assertSame('', ResponseHeaders::$cookies['stallkeeper_source_again']['value'] ?? null);
    }

    /** @return list<string> */
    private function headers(): array
    {
        $this->service(ConsentBanner::class)->decideHeaders();

        return ResponseHeaders::$headers;
    }

    private function banner(): string
    {
        ob_start();
        $this->service(ConsentBanner::class)->printBanner();

        return (string) ob_get_clean();
    }
}
