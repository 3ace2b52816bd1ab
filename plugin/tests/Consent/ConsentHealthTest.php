<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Consent;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Consent\ConsentHealth;
use Stallkeeper\Tools\Tests\Fakes\ConsentApi;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\TrackingSettings;

final class ConsentHealthTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        update_option(TrackingSettings::MODE, 'ask');
        remove_all_filters('wp_get_consent_type');
    }

    #[TestDox('A shop without a consent plugin is set up')]
    public function testAlone(): void
    {
        self::assertSame('good', $this->health()['status']);
    }

    #[TestDox('A consent plugin without WP Consent API is named')]
    public function testWithoutApi(): void
    {
        $this->activate('complianz-gdpr/complianz-gpdr.php');
        $result = $this->health();
        self::assertSame('recommended', $result['status']);
        self::assertStringContainsString('<li>Complianz</li>', self::text($result['description'] ?? ''));
        ConsentApi::$isActive = true;
        self::assertSame('good', $this->health()['status']);
    }

    #[TestDox('WP Consent API without a plugin that uses it is reported')]
    public function testOnlyApi(): void
    {
        ConsentApi::$isActive = true;
        $this->activate('cookie-notice/cookie-notice.php');
        $result = $this->health();
        self::assertSame('recommended', $result['status']);
        self::assertStringContainsString('<li>Cookie Notice</li>', self::text($result['description'] ?? ''));
        add_filter('wp_get_consent_type', static fn(): string => 'optin');
        self::assertSame('good', $this->health()['status']);
    }

    #[TestDox('Site Health runs the test, unless the shop stores no sources')]
    public function testAdded(): void
    {
        $this->newRequest();
        self::assertArrayHasKey(
            'stallkeeper_consent',
            (array) self::filteredValue('direct', 'site_status_tests', ['direct' => [], 'async' => []]),
        );
        update_option(TrackingSettings::MODE, 'off');
        self::assertArrayNotHasKey(
            'stallkeeper_consent',
            (array) self::filteredValue('direct', 'site_status_tests', ['direct' => [], 'async' => []]),
        );
    }

    private function activate(string $plugin): void
    {
        update_option('active_plugins', [...(array) get_option('active_plugins', []), $plugin]);
    }

    private static function text(mixed $value): string
    {
        self::assertIsString($value);

        return $value;
    }

    /** @return array<string, mixed> */
    private function health(): array
    {
        return $this->service(ConsentHealth::class)->result();
    }
}
