<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Consent;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\Consent\ConsentMode;
use Stallkeeper\Tools\OrderSource\Capture\SourceScripts;
use Stallkeeper\Tools\Tests\Fakes\ConsentApi;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tracking\TrackingSettings;

final class ConsentModeTest extends PluginTestCase
{
    #[TestDox('With order sources $mode, one script sends the answers of a consent plugin')]
    #[TestWith(['off', true])]
    #[TestWith(['ask', false])]
    public function testScript(string $mode, bool $isOwn): void
    {
        unset($GLOBALS['wp_scripts']);
        // The plugin replaces the file of WooCommerce's script.
        wp_enqueue_script('wc-order-attribution', '/order-attribution.js', [], '1', true);
        ConsentApi::$isActive = true;
        update_option(TrackingSettings::MODE, $mode);
        $this->service(SourceScripts::class)->enqueue();
        $this->service(ConsentMode::class)->enqueue();
        self::assertSame($isOwn, wp_script_is('stallkeeper-consent-mode'));
    }
}
