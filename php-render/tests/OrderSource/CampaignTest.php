<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\OrderSource;

use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\OrderSource\Campaign;
use Stallkeeper\Render\OrderSource\KnownSites;

final class CampaignTest extends TestCase
{
    public function testEveryCampaignParameterIsRemovedFromStoredPages(): void
    {
        foreach ([...Campaign::PARAMS, ...array_keys(KnownSites::all()['clicks'])] as $name) {
            self::assertTrue(Campaign::isAdded($name), $name);
        }
        foreach (['s', 'orderby', 'utm', 'xutm_source', 'utm_source[]', "gclid\n"] as $name) {
            self::assertFalse(Campaign::isAdded($name), $name);
        }
    }

    public function testTheExampleOfNginxRemovesTheSameParameters(): void
    {
        $example = (string) file_get_contents(dirname(__DIR__, 3) . '/docs/examples/nginx.conf');
        self::assertSame(2, preg_match_all('/\(\?:(utm_[^)]+)\)/', $example, $found));
        foreach ($found[1] as $names) {
            foreach (explode('|', str_replace('utm_[a-z_]+', 'utm_source', $names)) as $name) {
                self::assertTrue(Campaign::isAdded($name), $name);
            }
            self::assertStringContainsString(
                $names,
                (string) file_get_contents(dirname(__DIR__, 2) . '/src/OrderSource/Campaign.php'),
            );
        }
    }
}
