<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Tracking;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Render\OrderSource\Referrer;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\TrackingSettings;

final class TrackingSettingsTest extends PluginTestCase
{
    #[TestDox('An internationalized domain name is the one that browsers send')]
    public function testInternationalized(): void
    {
        add_filter('home_url', static fn(): string => 'http://www.Käse.example');
        $settings = $this->service(TrackingSettings::class)->sourceSettings();
        self::assertSame('xn--kse-qla.example', $settings->host);
        self::assertTrue(Referrer::fromAddress('http://www.xn--kse-qla.example/shop/', $settings)->isOwn);
    }

    #[TestDox('A shop can add sites and payment providers, also with internationalized domain names')]
    public function testCustomSites(): void
    {
        add_filter(
            'stallkeeper_source_settings',
            static fn(array $settings): array => [
                'referrals' => [['host' => 'Größe.example']],
                'payments' => ['zahlen.example', 'bücher.example', 7],
                'organics' => 'none',
            ] + $settings,
        );
        $settings = $this->service(TrackingSettings::class)->sourceSettings();
        self::assertSame(['xn--gre-6ka8i.example'], array_column($settings->referrals, 'host'));
        self::assertSame(['zahlen.example', 'xn--bcher-kva.example'], $settings->payments);
        self::assertSame([], $settings->organics);
    }
}
