<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Templates;

use Stallkeeper\Theme\Templates\TemplateError;
use Stallkeeper\Theme\Templates\TemplateErrorNotice;
use Stallkeeper\Theme\Templates\TemplateRenderer;
use Stallkeeper\Theme\Tests\TestSite;
use Stallkeeper\Theme\Tests\ThemeTestCase;

final class TemplateErrorNoticeTest extends ThemeTestCase
{
    private string $log = '';
    private string $previousLog = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->log = (string) tempnam(sys_get_temp_dir(), 'log');
        $this->previousLog = (string) ini_set('error_log', $this->log);
    }

    protected function tearDown(): void
    {
        ini_set('error_log', $this->previousLog);
        unlink($this->log);
        parent::tearDown();
    }

    public function testVisitorsSeeNothing(): void
    {
        self::assertSame('', (new TemplateErrorNotice())->html(self::error()));
    }

    public function testAdministratorsSeeFileLineAndMessage(): void
    {
        wp_set_current_user($this->user('administrator'));
        $html = (new TemplateErrorNotice())->html(self::error());
        self::assertMatchesRegularExpression(
            '~The template stallkeeper-child-\w+/templates/nav/x\.php has an error in line 2:</strong> &lt;b&gt;</p>~',
            $html,
        );
        self::assertStringContainsString('Only administrators see this notice.', $html);
    }

    public function testTheLogHasOneLinePerError(): void
    {
        $error = self::error();
        (new TemplateErrorNotice())->html($error);
        (new TemplateErrorNotice())->html($error);
        self::assertSame(1, substr_count((string) file_get_contents($this->log), 'templates/nav/x.php, line 2: <b>'));
    }

    private static function error(): TemplateError
    {
        TestSite::activateChildTheme(['nav/x' => "\n<?php throw new Exception('<b>');"]);
        try {
            (new TemplateRenderer())->render('nav/x');
        } catch (TemplateError $error) {
            return $error;
        }
        self::fail('There was no error.');
    }
}
