<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Templates;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Templates\TemplateErrorNotice;
use Stallkeeper\Tools\Templates\TemplateException;
use Stallkeeper\Tools\Tests\PluginTestCase;

final class TemplateErrorNoticeTest extends PluginTestCase
{
    #[TestDox('An error is logged once per request, whoever visits; only users who can edit the theme see it')]
    public function testLog(): void
    {
        $log = (string) tempnam(sys_get_temp_dir(), 'log');
        $before = (string) ini_set('error_log', $log);
        $notice = new TemplateErrorNotice();
        $error = TemplateException::fromError(new \RuntimeException('Unknown field "prize"'));
        try {
            self::assertSame('', $notice->html($error));
            wp_set_current_user($this->user('administrator'));
            self::assertStringContainsString('Unknown field &quot;prize&quot;', $notice->html($error));
            $notice->ofOverride($error);
            $lines = (array) file($log);
        } finally {
            ini_set('error_log', $before);
            unlink($log);
        }
        self::assertCount(1, $lines);
        self::assertStringContainsString('Unknown field "prize"', (string) $lines[0]);
    }
}
