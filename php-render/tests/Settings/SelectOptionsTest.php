<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Settings;

use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Settings\SelectOptions;

final class SelectOptionsTest extends TestCase
{
    public function testOptions(): void
    {
        self::assertSame(
            '<option value="">None</option><option value="7" selected>7 days</option>' .
                '<option value="a&quot;b">&lt;b&gt; &amp; c</option>',
            SelectOptions::html(['' => 'None', 7 => '7 days', 'a"b' => '<b> &amp; c'], 7),
        );
        self::assertStringNotContainsString('selected', SelectOptions::html(['0' => 'Zero'], ''));
    }
}
