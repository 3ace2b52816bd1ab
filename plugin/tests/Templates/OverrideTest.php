<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Templates;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Templates\LoadedTemplate;
use Stallkeeper\Tools\Templates\OverrideErrors;
use Stallkeeper\Tools\Templates\OverrideReport;
use Stallkeeper\Tools\Templates\TemplateException;
use Stallkeeper\Tools\Templates\TemplateLoader;
use Stallkeeper\Tools\Tests\PluginTestCase;

final class OverrideTest extends PluginTestCase
{
    private const NAME = 'order-source/fields';
    private const FIELDS = ['fields' => ['*' => ['name' => true, 'value' => true]]];
    private const DATA = ['fields' => [['name' => 'a', 'value' => '"<b>']]];
    private const OWN = '<input type="hidden" name="a" value="&quot;&lt;b&gt;">';
    private const VERSION = "<?php /** @version 0.2.0 */ ?>\n";

    private string $theme = '';
    private int $reporting = 0;

    /** @var array<string, mixed> */
    private array $paths = [];

    protected function setUp(): void
    {
        parent::setUp();
        // PHPUnit hides warnings from other error handlers.
        $this->reporting = error_reporting(E_ALL);
        $this->theme = sys_get_temp_dir() . '/theme-' . bin2hex(random_bytes(6));
        mkdir($this->theme . '/stallkeeper/order-source', 0o777, true);
        foreach (['wp_stylesheet_path', 'wp_template_path'] as $name) {
            $this->paths[$name] = $GLOBALS[$name] ?? null;
            $GLOBALS[$name] = $this->theme;
        }
    }

    protected function tearDown(): void
    {
        error_reporting($this->reporting);
        foreach ($this->paths as $name => $path) {
            $GLOBALS[$name] = $path;
        }
        array_map(unlink(...), glob($this->theme . '/stallkeeper/*/*.php') ?: []);
        rmdir($this->theme . '/stallkeeper/order-source');
        rmdir($this->theme . '/stallkeeper');
        rmdir($this->theme);
        parent::tearDown();
    }

    #[TestDox('Without an override the plugin’s template is used, with escaped values')]
    public function testOwn(): void
    {
        self::assertStringContainsString(self::OWN, $this->load()->render(self::DATA));
        self::assertSame([], $this->service(OverrideErrors::class)->current());
    }

    #[TestDox('An override with a version replaces the plugin’s template')]
    public function testOverride(): void
    {
        $this->override(
            self::VERSION . '<template data-shop-each--field="fields"><p data-shop-text="field.value"></p></template>',
        );
        self::assertSame('<p>&quot;&lt;b&gt;</p>', trim($this->load()->render(self::DATA)));
        self::assertSame([], $this->service(OverrideErrors::class)->current());
    }

    /** @return array<string, array{string, string, int}> */
    public static function errors(): array
    {
        return [
            'no @version' => ['<p>Mine</p>', '@version', 1],
            'a @version without a number' => ['<?php /** @version next */ ?><p>Mine</p>', '@version', 1],
            'an unknown field' => [self::VERSION . '<p data-shop-text="price"></p>', 'price', 2],
            'an unknown field of an entry' => [
                self::VERSION .
                '<template data-shop-each--field="fields"><p data-shop-text="field.price"></p></template>',
                'price',
                2,
            ],

            'an undefined variable' => [self::VERSION . '<p><?php echo $missing; ?></p>', 'missing', 2],
            'an exception' => [self::VERSION . '<?php throw new RuntimeException("broken"); ?>', 'broken', 2],
            'a syntax error' => [self::VERSION . '<p><?php if ( ?></p>', 'syntax error', 2],
            'an unclosed element' => [self::VERSION . '<p>', '', 2],
            'a closing tag too many' => [self::VERSION . '<p>Mine</p></template>', '</template> closes nothing.', 2],
        ];
    }

    #[DataProvider('errors')]
    #[TestDox('An override with an error is not used and is reported: $_dataset')]
    public function testError(string $content, string $message, int $line): void
    {
        $this->override($content);
        self::assertStringContainsString(self::OWN, $this->load()->render(self::DATA));
        $errors = $this->service(OverrideErrors::class)->current();
        self::assertSame([self::NAME], array_keys($errors));
        self::assertStringContainsString($message, $errors[self::NAME]['message']);
        self::assertSame($line, $errors[self::NAME]['line']);
        self::assertStringNotContainsString(ABSPATH, $errors[self::NAME]['file']);
    }

    #[TestDox('Output of a broken override does not reach the page')]
    public function testNoOutput(): void
    {
        $this->override(self::VERSION . '<p>Mine</p><?php throw new RuntimeException("broken"); ?>');
        $level = ob_get_level();
        self::assertStringNotContainsString('Mine', $this->load()->render(self::DATA));
        self::assertSame($level, ob_get_level());
    }

    #[TestDox('An error no longer counts when its file has changed')]
    public function testChanged(): void
    {
        $this->override('<p>Mine</p>');
        $this->load();
        touch($this->theme . '/stallkeeper/' . self::NAME . '.php', time() - 100);
        clearstatcache();
        self::assertSame([], $this->service(OverrideErrors::class)->current());
    }

    #[TestDox('Visitors see no notice about a broken override')]
    public function testVisitor(): void
    {
        $this->override('<p>Mine</p>');
        self::assertSame('', $this->load()->notices());
    }

    #[TestDox('Administrators see an escaped notice about a broken override')]
    public function testAdministrator(): void
    {
        wp_set_current_user($this->user('administrator'));
        $this->override(self::VERSION . '<p data-shop-text="<b>"></p>');
        $notices = $this->load()->notices();
        self::assertStringContainsString('fields.php', $notices);
        self::assertStringNotContainsString('<b>', $notices);
    }

    #[TestDox('An error in a template of the plugin is thrown')]
    public function testOwnError(): void
    {
        $this->expectException(TemplateException::class);
        $this->service(TemplateLoader::class)->load(self::NAME, [], ['other' => '']);
    }

    #[TestDox('A template that does not exist is an error')]
    public function testMissing(): void
    {
        $this->expectException(TemplateException::class);
        $this->service(TemplateLoader::class)->load('order-source/missing', [], self::FIELDS);
    }

    #[TestDox('Site Health is good without overrides')]
    public function testHealthGood(): void
    {
        self::assertSame('good', $this->service(OverrideReport::class)->result()['status']);
    }

    #[TestDox('Site Health lists an override of an older version')]
    public function testHealthOutdated(): void
    {
        $this->override("<?php /** @version 0.1.9 */ ?>\n<p>Mine</p>");
        $result = $this->service(OverrideReport::class)->result();
        self::assertSame('recommended', $result['status']);
        self::assertIsString($result['description']);
        self::assertStringContainsString(
            'stallkeeper/order-source/fields.php has version 0.1.9',
            $result['description'],
        );
    }

    #[TestDox('Site Health does not list an override of the same version')]
    public function testHealthCurrent(): void
    {
        $this->override(self::VERSION . '<p>Mine</p>');
        self::assertSame('good', $this->service(OverrideReport::class)->result()['status']);
    }

    #[TestDox('Site Health lists an override with an error')]
    public function testHealthError(): void
    {
        $this->override(self::VERSION . '<p data-shop-text="price"></p>');
        $this->load();
        $result = $this->service(OverrideReport::class)->result();
        self::assertSame('recommended', $result['status']);
        self::assertSame('Template overrides of the theme have errors', $result['label']);
        self::assertIsString($result['description']);
        self::assertStringContainsString('<ul><li>', $result['description']);
        self::assertStringContainsString('There is no field &quot;price&quot;', $result['description']);
    }

    /** @return array<string, array{string, string, bool}> */
    public static function viewers(): array
    {
        return [
            'administrator on the dashboard' => ['administrator', 'dashboard', true],
            'editor on the dashboard' => ['editor', 'dashboard', false],
            'administrator elsewhere' => ['administrator', 'edit-post', false],
        ];
    }

    #[DataProvider('viewers')]
    #[TestDox('Who sees the admin notice: $_dataset')]
    public function testNotice(string $role, string $screen, bool $isShown): void
    {
        $this->override('<p>Mine</p>');
        $this->load();
        wp_set_current_user($this->user($role));
        set_current_screen($screen);
        ob_start();
        $this->service(OverrideReport::class)->printNotice();
        unset($GLOBALS['current_screen']);
        self::assertSame($isShown, str_contains((string) ob_get_clean(), 'notice-warning'));
    }

    private function override(string $content): void
    {
        file_put_contents($this->theme . '/stallkeeper/' . self::NAME . '.php', $content);
    }

    private function load(): LoadedTemplate
    {
        return $this->service(TemplateLoader::class)->load(self::NAME, [], self::FIELDS);
    }
}
