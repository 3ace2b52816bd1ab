<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Templates;

use PHPUnit\Framework\Attributes\DataProvider;
use Stallkeeper\Theme\Templates\TemplateError;
use Stallkeeper\Theme\Templates\TemplateRenderer;
use Stallkeeper\Theme\Tests\TestSite;
use Stallkeeper\Theme\Tests\ThemeTestCase;

/** Tests templates of a child theme: values, parts and errors. */
final class TemplateRendererTest extends ThemeTestCase
{
    private int $errorReporting = 0;

    protected function setUp(): void
    {
        parent::setUp();
        // PHPUnit suppresses warnings during a test, like the @ operator.
        $this->errorReporting = error_reporting(E_ALL);
    }

    protected function tearDown(): void
    {
        error_reporting($this->errorReporting);
        parent::tearDown();
    }

    public function testATemplateReceivesItsArguments(): void
    {
        TestSite::activateChildTheme(['nav/x' => '<b><?php echo $args["label"]; ?></b>']);
        self::assertSame('<b>Tea</b>', (new TemplateRenderer())->render('nav/x', ['label' => 'Tea']));
    }

    public function testAChildThemeOverridesOneTemplateAndUsesTheOthers(): void
    {
        TestSite::activateChildTheme(['nav/entry' => '<i><?php echo esc_html($args["item"]["title"]); ?></i>']);
        $item = ['title' => 'Tea & more', 'classes' => 'menu-item', 'submenu' => null];
        $html = (new TemplateRenderer())->render('nav/level', [
            'items' => [$item],
            'levels' => 5,
            'isDropdown' => false,
        ]);
        self::assertMatchesRegularExpression('~<li class="menu-item">\s*<i>Tea &amp; more</i>\s*</li>~', $html);
    }

    /** @return array<string, array{string, non-empty-string, int}> source of nav/x, start of the message, line */
    public static function errors(): array
    {
        return [
            'an undefined variable' => ["<p>\n<?php echo \$nothing; ?>", 'Undefined variable $nothing', 2],
            'a missing argument' => ["\n\n<?php \$items = \$args['items'];", 'Undefined array key "items"', 3],
            'a syntax error' => ["<p>\n<?php if ( ?>", 'syntax error', 2],
            'an undefined function' => ['<?php stallkeeper_no_such_function();', 'Call to undefined function', 1],
            'a value of another type for a function of WordPress' => [
                "<p>\n\n<?php esc_html(new stdClass()); ?>",
                'Object of class stdClass',
                3,
            ],
            'an exception' => ["<?php\nthrow new LogicException('No stock');", 'No stock', 2],
            'its own warning' => ["<?php\ntrigger_error('Careful', E_USER_WARNING);", 'Careful', 2],
            'a missing part' => [
                "\n<?php \$templates->print('nav/none'); ?>",
                'The template nav/none does not exist.',
                2,
            ],
            'itself as part' => [
                "<p>\n<?php \$templates->print('nav/x'); ?>",
                'The template nav/x includes itself.',
                2,
            ],
            'a closed output buffer' => ['<?php ob_end_clean();', 'The template closes an output buffer', 1],
            'an error in a loop with open buffers' => [
                "<?php ob_start();\nob_start(); echo \$nothing;",
                'Undefined variable $nothing',
                2,
            ],
        ];
    }

    /** @param non-empty-string $message */
    #[DataProvider('errors')]
    public function testAnErrorNamesTheTemplateAndTheLineAndPrintsNothing(
        string $source,
        string $message,
        int $line,
    ): void {
        TestSite::activateChildTheme(['nav/x' => $source]);
        $level = ob_get_level();
        ob_start();
        try {
            (new TemplateRenderer())->render('nav/x');
            self::fail('There was no error.');
        } catch (TemplateError $error) {
            self::assertStringStartsWith($message, $error->getMessage());
            self::assertSame($line, $error->templateLine);
            self::assertSame(basename((string) TestSite::$childTheme) . '/templates/nav/x.php', $error->displayPath());
        } finally {
            self::assertSame('', ob_get_clean());
            self::assertSame($level, ob_get_level());
        }
    }

    public function testAnErrorInAPartNamesThePart(): void
    {
        TestSite::activateChildTheme([
            'nav/x' => '<?php $templates->print("nav/y"); ?>',
            'nav/y' => "<p>\n<?php echo \$nothing; ?>",
        ]);
        try {
            (new TemplateRenderer())->render('nav/x');
            self::fail('There was no error.');
        } catch (TemplateError $error) {
            self::assertStringEndsWith('/templates/nav/y.php', $error->displayPath());
            self::assertSame(2, $error->templateLine);
        }
    }

    public function testAMissingTemplateIsNamed(): void
    {
        try {
            (new TemplateRenderer())->render('nav/none');
            self::fail('There was no error.');
        } catch (TemplateError $error) {
            self::assertSame('stallkeeper/templates/nav/none.php', $error->displayPath());
        }
    }

    public function testARendererCanBeUsedAfterAnError(): void
    {
        TestSite::activateChildTheme(['nav/x' => '<?php $templates->print("nav/x"); ?>', 'nav/y' => 'fine']);
        $renderer = new TemplateRenderer();
        foreach ([1, 2] as $_) {
            try {
                $renderer->render('nav/x');
                self::fail('There was no error.');
            } catch (TemplateError) {
                self::assertSame('fine', $renderer->render('nav/y'));
            }
        }
    }

    public function testOutputBuffersThatATemplateLeavesOpenArePartOfItsOutput(): void
    {
        TestSite::activateChildTheme(['nav/x' => 'a<?php ob_start(); ?>b<?php ob_start(); ?>c']);
        self::assertSame('abc', (new TemplateRenderer())->render('nav/x'));
    }

    public function testSuppressedWarningsAreNoErrors(): void
    {
        TestSite::activateChildTheme(['nav/x' => 'a<?php echo @$nothing; ?>']);
        self::assertSame('a', (new TemplateRenderer())->render('nav/x'));
    }

    public function testWarningsInOtherFilesKeepTheirHandler(): void
    {
        $caught = [];
        set_error_handler(static function (int $type, string $message) use (&$caught): bool {
            $caught[] = $message;

            return true;
        });
        try {
            TestSite::activateChildTheme(['nav/x' => 'a<?php $args["warn"](); ?>']);
            self::assertSame(
                'a',
                (new TemplateRenderer())->render('nav/x', [
                    'warn' => static fn() => trigger_error('elsewhere', E_USER_WARNING),
                ]),
            );
            trigger_error('afterwards', E_USER_WARNING);
        } finally {
            restore_error_handler();
        }
        self::assertSame(['elsewhere', 'afterwards'], $caught);
    }
}
