<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Privacy;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Privacy\PrivateResponses;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** Which responses shared caches must not store. */
final class PrivateResponsesTest extends PluginTestCase
{
    private const PRIVATE = ['Cache-Control: private, no-cache, must-revalidate, max-age=0'];

    protected function setUp(): void
    {
        parent::setUp();
        $_COOKIE = $_GET = [];
        self::visit('/');
        ResponseHeaders::reset();
    }

    #[TestDox('The page of an anonymous visitor has no header')]
    public function testAnonymous(): void
    {
        self::assertSame([], self::headers());
    }

    /** @return array<string, array{string}> */
    public static function cookies(): array
    {
        return [
            'a name of a comment' => ['comment_author_1'],
            'a password' => ['wp-postpass_1'],
            'a session' => ['wp_woocommerce_session_1'],
            'a cart' => ['woocommerce_items_in_cart'],
            'a store notice' => ['store_notice1'],
        ];
    }

    #[DataProvider('cookies')]
    #[TestDox('A page for a visitor with $_dataName is private')]
    public function testCookie(string $name): void
    {
        $_COOKIE = [$name => '1'];
        self::assertSame(self::PRIVATE, self::headers());
    }

    #[TestDox('Other cookies do not matter')]
    public function testOtherCookie(): void
    {
        $_COOKIE = ['_ga' => '1', 5 => 'x'];
        self::assertSame([], self::headers());
    }

    #[TestDox('The page of a user is private, and headers of single caches are removed')]
    public function testUser(): void
    {
        wp_set_current_user($this->user('subscriber'));
        ResponseHeaders::set('CDN-Cache-Control: max-age=60');
        self::assertSame(self::PRIVATE, self::headers());
    }

    #[TestDox('A response that sets a cookie is private')]
    public function testSetCookie(): void
    {
        ResponseHeaders::set('Set-Cookie: a=b');
        self::assertContains(self::PRIVATE[0], self::headers());
    }

    #[TestDox('A post with a password is private')]
    public function testPassword(): void
    {
        $id = $this->post(['post_password' => 'secret']);
        self::visit("/?p=$id");
        self::assertContains(self::PRIVATE[0], self::headers());
    }

    #[TestDox('The link to a comment awaiting moderation is private')]
    public function testComment(): void
    {
        $_GET = ['unapproved' => '5', 'moderation-hash' => 'x'];
        self::assertSame(self::PRIVATE, self::headers());
    }

    #[TestDox('A JSON request is private')]
    public function testJson(): void
    {
        $_SERVER['HTTP_ACCEPT'] = 'application/json';
        self::assertSame(self::PRIVATE, self::headers());
    }

    #[TestDox('A filter decides, and a notice of the shop makes a page private')]
    public function testFilter(): void
    {
        add_filter('stallkeeper_response_is_private', '__return_true', 20);
        self::assertSame(self::PRIVATE, self::headers());
        ResponseHeaders::reset();
        add_filter('stallkeeper_response_is_private', '__return_false', 30);
        self::assertSame([], self::headers());
    }

    /** @return list<string> */
    private static function headers(): array
    {
        stallkeeper_tools(PrivateResponses::class)->sendHeaders();

        return ResponseHeaders::$headers;
    }
}
