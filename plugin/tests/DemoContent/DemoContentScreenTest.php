<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\DemoContent;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\DemoContent\DemoChecklist;
use Stallkeeper\Tools\DemoContent\DemoContentScreen;
use Stallkeeper\Tools\DemoContent\DemoError;
use Stallkeeper\Tools\DemoContent\DemoImport;
use Stallkeeper\Tools\DemoContent\DemoLock;
use Stallkeeper\Tools\DemoContent\DemoPhase;
use Stallkeeper\Tools\DemoContent\DemoState;
use Stallkeeper\Tools\DemoContent\Steps\ProductGroup;
use Stallkeeper\Tools\Tests\Fakes\Stopped;

/** The screen, rights, and what can go wrong. */
final class DemoContentScreenTest extends DemoContentTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Stopped::install();
    }

    #[TestDox('The screen says what is imported, and names a missing importer with a link to it')]
    public function testMissingImporter(): void
    {
        $html = $this->screen();
        self::assertStringContainsString('9 pages, 4 posts', $html);
        self::assertStringContainsString('7 pictures (', $html);
        self::assertStringNotContainsString('WordPress Importer', $html);
        update_option('active_plugins', []);
        $html = $this->screen();
        self::assertStringContainsString('need the plugin “WordPress Importer”, which is not active', $html);
        self::assertStringContainsString('/wp-admin/import.php', $html);
        self::assertSame(self::hasProducts(), !str_contains($html, 'Products need WooCommerce'));
        self::assertSame(self::hasProducts(), !str_contains($html, '<button class="button button-primary" disabled'));
        if (!self::hasProducts()) {
            self::assertStringContainsString('an importer or the files are missing', $this->screen(['do' => 'import']));
            self::assertFalse(get_option(DemoState::OPTION));
        }
    }

    #[TestDox('The screen imports and, after a confirmation, removes')]
    public function testForms(): void
    {
        self::assertStringContainsString('The demo content is imported.', $this->screen(['do' => 'import']));
        self::assertSame(DemoPhase::Imported, DemoState::load()->phase);
        self::assertStringContainsString('Check the box', $this->screen(['do' => 'remove']));
        self::assertTrue(self::records()->exist());
        self::assertStringContainsString(
            'The demo content was removed.',
            $this->screen(['do' => 'remove', 'confirm' => '1']),
        );
        self::assertFalse(self::records()->exist());
    }

    #[TestDox('An unfinished import shows its progress, and a link that continues it')]
    public function testProgress(): void
    {
        $this->newRequest()->get(DemoImport::class)->run(0);
        $html = $this->screen();
        self::assertMatchesRegularExpression('~<progress max="100" value="[1-9]\d?"~', $html);
        self::assertMatchesRegularExpression('~href="[^"]+do=import[^"]+_wpnonce=\w+">Continue~', $html);
    }

    #[TestDox('Editors, shop managers without the right to import, and requests without a nonce do nothing')]
    public function testRights(): void
    {
        self::assertStringContainsString('403', $this->stopped(['do' => 'import'], 'wrong'));
        wp_set_current_user($this->user('editor'));
        foreach (['editor', 'manage_options'] as $right) {
            wp_get_current_user()->add_cap($right);
            self::assertStringContainsString('403 Sorry', $this->stopped(['do' => 'import']));
            self::assertStringContainsString('403 Sorry', $this->stopped(['do' => 'remove', 'confirm' => '1']));
            self::assertStringNotContainsString('<form', $this->screen());
        }
        self::assertFalse(get_option(DemoState::OPTION));
    }

    #[TestDox('While another administrator imports, a clear message says so; a lock of a dead request expires')]
    public function testTwoAdministrators(): void
    {
        $html = '';
        $this->newRequest()
            ->get(DemoLock::class)
            ->during(function () use (&$html): void {
                $html = $this->screen(['do' => 'import']);
            });
        self::assertStringContainsString('Another administrator is importing', $html);
        self::assertFalse(self::records()->exist());
        update_option('stallkeeper_demo_content.lock', time() - 600, false);
        self::assertFalse($this->newRequest()->get(DemoImport::class)->run(0));
        self::assertFalse(get_option('stallkeeper_demo_content.lock'));
    }

    #[TestDox('If the uploads directory is not writable, the message names the picture, and nothing is left')]
    public function testFullDisk(): void
    {
        add_filter(
            'wp_handle_sideload_prefilter',
            static fn(array $file): array => ['error' => 'No space left.'] + $file,
        );
        $before = $this->trace();
        $html = $this->screen(['do' => 'import']);
        self::assertMatchesRegularExpression('~The picture [\w-]+\.webp could not be saved: No space left\.~', $html);
        self::assertStringContainsString('Continue</a>', $html);
        remove_all_filters('wp_handle_sideload_prefilter');
        $this->remove();
        self::assertSame($before, $this->trace());
    }

    #[TestDox('Damaged or missing files change nothing')]
    public function testDamaged(): void
    {
        file_put_contents("$this->directory/package/posts.xml", '<rss><channel>');
        self::assertStringContainsString('pages and posts is damaged', $this->screen(['do' => 'import']));
        file_put_contents("$this->directory/package/products.csv", '');
        try {
            ProductGroup::fromFile("$this->directory/package/products.csv");
            self::fail('An empty file was read.');
        } catch (DemoError $error) {
            self::assertStringContainsString('products is damaged', $error->getMessage());
        }
        unlink("$this->directory/package/content.json");
        self::assertStringContainsString('files of the demo content are missing', $this->screen());
    }

    #[TestDox('A broken state is read as none')]
    public function testBrokenState(): void
    {
        foreach (['x', ['phase' => 'x', 'kept' => 7, 'nextProduct' => -3], ['phase' => ['a']]] as $value) {
            update_option(DemoState::OPTION, $value);
            self::assertSame(DemoPhase::None, DemoState::load()->phase);
            self::assertSame(0, DemoState::load()->nextProduct);
        }
    }

    #[TestDox('The checklist leads to the screen, unless the shop has products of its own')]
    public function testChecklist(): void
    {
        $steps = function (): string {
            return (string) json_encode(
                $this->newRequest()->get(DemoChecklist::class)->addStep([]),
                JSON_UNESCAPED_SLASHES,
            );
        };
        self::assertStringContainsString('page=stallkeeper-demo-content', $steps());
        self::assertStringContainsString('"is_done":false', $steps());
        $product = new \WC_Product_Simple();
        $product->set_name('Mine');
        $product->set_status('publish');
        $product->save();
        self::assertSame('[]', $steps());
        $state = DemoState::load();
        $state->phase = DemoPhase::Imported;
        $state->save();
        self::assertStringContainsString('"is_done":true', $steps());
        wp_set_current_user($this->user('editor'));
        self::assertSame('[]', $steps());
    }

    /** @param array<string, string> $form */
    private function screen(array $form = [], ?string $nonce = null): string
    {
        $_POST = $form;
        $_REQUEST = ['_wpnonce' => $nonce ?? wp_create_nonce('stallkeeper_demo_content')];
        $screen = $this->newRequest()->get(DemoContentScreen::class);
        $screen->work();
        ob_start();
        $screen->printPage();

        return (string) ob_get_clean();
    }

    /** @param array<string, string> $form */
    private function stopped(array $form, ?string $nonce = null): string
    {
        try {
            $this->screen($form, $nonce);
        } catch (Stopped $stopped) {
            return "{$stopped->getCode()} {$stopped->getMessage()}";
        }

        return '';
    }
}
