<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Tracking;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\OrderSource\OrderSourceSchema;
use Stallkeeper\Tools\Tests\Fakes\ConsentApi;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\Choice;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingSettings;

final class ConsentTest extends PluginTestCase
{
    /** @return array<string, array{string, ?string, bool}> */
    public static function modes(): array
    {
        return [
            'ask, no choice' => ['ask', null, false],
            'ask, allowed' => ['ask', 'allow', true],
            'ask, refused' => ['ask', 'deny', false],
            'ask, damaged cookie' => ['ask', 'allow ', false],
            'allowed, no choice' => ['allowed', null, true],
            'allowed, refused' => ['allowed', 'deny', false],
            'off, no choice' => ['off', null, false],
            'off, allowed' => ['off', 'allow', false],
            'unknown mode, no choice' => ['sometimes', null, false],
        ];
    }

    #[DataProvider('modes')]
    #[TestDox('Whether the source may be stored: $_dataset')]
    public function testModes(string $mode, ?string $cookie, bool $expected): void
    {
        update_option(TrackingSettings::MODE, $mode);
        if ($cookie !== null) {
            $_COOKIE[Consent::COOKIE] = $cookie;
        }
        self::assertSame($expected, $this->service(Consent::class)->isAllowed());
    }

    #[TestDox('A new site asks')]
    public function testDefault(): void
    {
        delete_option(TrackingSettings::MODE);
        self::assertSame('ask', $this->service(TrackingSettings::class)->mode()->value);
    }

    #[TestDox('A cookie that is a list is no choice')]
    public function testListCookie(): void
    {
        $_COOKIE[Consent::COOKIE] = ['allow'];
        self::assertNull($this->service(Consent::class)->choice());
    }

    #[TestDox('The choice of this request replaces that in the cookie')]
    public function testChoice(): void
    {
        $_COOKIE[Consent::COOKIE] = 'allow';
        $consent = $this->service(Consent::class);
        $consent->setChoice(Choice::Deny);
        self::assertSame([Choice::Deny, false], [$consent->choice(), $consent->isAllowed()]);
    }

    #[TestDox('The filter of WooCommerce can forbid tracking in a shop that does not ask')]
    public function testFilter(): void
    {
        update_option(TrackingSettings::MODE, 'allowed');
        add_filter('wc_order_attribution_allow_tracking', '__return_false');
        self::assertFalse($this->service(Consent::class)->isAllowed());
    }

    #[TestDox('The filter of WooCommerce cannot replace the visitor’s consent')]
    public function testFilterDoesNotAllow(): void
    {
        update_option(TrackingSettings::MODE, 'ask');
        add_filter('wc_order_attribution_allow_tracking', '__return_true');
        self::assertFalse($this->service(Consent::class)->isAllowed());
    }

    /** @return array<string, array{string, list<string>, ?string, bool}> */
    public static function plugins(): array
    {
        return [
            'allowed' => ['optin', ['marketing'], null, true],
            'another category allowed' => ['optin', ['statistics'], null, false],
            'refused although the cookie allows' => ['optin', [], 'allow', false],
            'allowed although the cookie refuses' => ['optin', ['marketing'], 'deny', true],
            'no consent type yet' => ['', ['marketing'], null, false],
            'no consent type yet, the cookie allows' => ['', [], 'allow', true],
        ];
    }

    /** @param list<string> $allowed */
    #[DataProvider('plugins')]
    #[TestDox('A consent plugin decides: $_dataset')]
    public function testPlugin(string $type, array $allowed, ?string $cookie, bool $expected): void
    {
        $this->usePlugin($type, $allowed);
        update_option(TrackingSettings::MODE, 'allowed');
        if ($cookie !== null) {
            $_COOKIE[Consent::COOKIE] = $cookie;
        }
        self::assertSame($expected, $this->service(Consent::class)->isAllowed());
    }

    #[TestDox('A consent plugin cannot turn on what the shop has turned off')]
    public function testPluginOff(): void
    {
        $this->usePlugin('optin', ['marketing']);
        update_option(TrackingSettings::MODE, 'off');
        self::assertFalse($this->service(Consent::class)->isAllowed());
    }

    #[TestDox('A filter names the category of the consent plugin')]
    public function testCategory(): void
    {
        $this->usePlugin('optin', ['statistics']);
        add_filter('stallkeeper_source_consent_category', static fn(): string => 'statistics');
        self::assertTrue($this->service(Consent::class)->isAllowed());
    }

    #[TestDox('A category that is no text becomes marketing')]
    public function testOddCategory(): void
    {
        add_filter('stallkeeper_source_consent_category', static fn(): array => []);
        self::assertSame('marketing', $this->service(Consent::class)->category());
    }

    /** @return array<string, array{mixed, string}> */
    public static function sanitized(): array
    {
        return [
            'ask' => ['ask', 'ask'],
            'allowed' => ['allowed', 'allowed'],
            'off' => ['off', 'off'],
            'another text' => ['on', 'ask'],
            'a list' => [['off'], 'ask'],
            'a number' => [0, 'ask'],
        ];
    }

    #[DataProvider('sanitized')]
    #[TestDox('The setting of the Customizer is sanitized: $_dataset')]
    public function testSanitizer(mixed $given, string $expected): void
    {
        self::assertSame($expected, (new OrderSourceSchema())->sections()[0]->settings[0]->sanitize($given));
    }

    /** @param list<string> $allowed */
    private function usePlugin(string $type, array $allowed): void
    {
        ConsentApi::$isActive = true;
        ConsentApi::$type = $type;
        ConsentApi::$allowed = $allowed;
    }
}
