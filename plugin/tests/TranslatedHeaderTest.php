<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use PHPUnit\Framework\Attributes\TestDox;

final class TranslatedHeaderTest extends PluginTestCase
{
    use GermanTexts;

    #[TestDox('The Plugins screen describes the plugin in German')]
    public function testDescription(): void
    {
        $header = get_plugin_data(STALLKEEPER_TOOLS_FILE, false);
        self::assertStringStartsWith('Sofortsuche, Herkunft von Bestellungen mit Einwilligung', $header['Description']);
    }
}
