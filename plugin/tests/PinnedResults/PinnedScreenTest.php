<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\PinnedResults;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\PinnedResults\PinnedMatches;
use Stallkeeper\Tools\PinnedResults\PinnedResults;
use Stallkeeper\Tools\PinnedResults\PinnedScreen;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use Stallkeeper\Tools\Tests\Fakes\Stopped;
use Stallkeeper\Tools\Tests\SubmittedScreen;

/** The screen for pinned results: finding posts by name, and what the user enters wrongly. */
final class PinnedScreenTest extends IndexTestCase
{
    use SubmittedScreen;

    private int $trivet = 0;

    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
        Stopped::install();
        $this->trivet = $this->post(['post_title' => 'Zanzibar trivet <b>oak</b>']);
        $this->post(['post_title' => 'Zanzibar lamp']);
        $this->endRequest();
    }

    protected function tearDown(): void
    {
        delete_option(PinnedResults::OPTION);
        parent::tearDown();
    }

    #[TestDox('A name lists the posts that match, and the selected one is pinned')]
    public function testName(): void
    {
        $html = $this->submit(['find' => '1', 'addition' => 'zanzibar']);
        self::assertStringContainsString("name=\"add[$this->trivet]\"", $html);
        self::assertStringContainsString('Zanzibar trivet oak', $html);
        self::assertSame(2, substr_count($html, 'name="add['));
        self::assertStringNotContainsString('role="alert"', $html);
        self::assertSame([], stallkeeper_tools(PinnedResults::class)->all());
        self::assertStringContainsString(
            'saved=1',
            $this->submit(['addition' => 'zanzibar', 'add' => [$this->trivet => '1']]),
        );
        self::assertSame([$this->trivet], stallkeeper_tools(PinnedResults::class)->find('kettle')->pinned);
    }

    #[TestDox('Saving with only a name saves nothing and asks the user to select')]
    public function testUnselected(): void
    {
        $html = $this->submit(['addition' => 'zanzibar']);
        self::assertStringContainsString('role="alert"><p>Nothing was saved yet: select', $html);
        self::assertSame(2, substr_count($html, 'name="add['));
        self::assertSame([], stallkeeper_tools(PinnedResults::class)->all());
    }

    #[TestDox('Unknown names, unknown and foreign IDs, and missing names get a message or are ignored')]
    public function testMistakes(): void
    {
        self::assertStringContainsString(
            'No post or product matches “qqxxyy &lt;i&gt;”.',
            $this->submit(['addition' => 'qqxxyy <i>']),
        );
        self::assertStringContainsString('has the ID or URL “999999”', $this->submit(['addition' => '999999']));
        self::assertStringContainsString('Enter a name, an ID or a URL', $this->submit(['find' => '1']));
        $draft = $this->post(['post_status' => 'draft']);
        $this->submit(['add' => [$draft => '1', '-5' => '1', 'x' => '1', $this->trivet => '1']]);
        self::assertSame([$this->trivet], stallkeeper_tools(PinnedResults::class)->find('kettle')->pinned);
    }

    #[TestDox('An empty query and a query without words get a message')]
    public function testEmptyQuery(): void
    {
        foreach (['', '   ', '?!'] as $query) {
            $_GET = ['query' => $query];
            self::assertStringContainsString('role="alert"><p>Enter a query', $this->screen());
        }
        $_GET = [];
        self::assertStringNotContainsString('role="alert"', $this->screen());
    }

    #[TestDox('Two administrators who edit different queries at once keep both changes')]
    public function testTwoAdministrators(): void
    {
        $_GET = ['query' => 'kettle'];
        $this->screen();
        $this->submit(['add' => [$this->trivet => '1'], 'query' => 'samovar']);
        $this->submit(['add' => [$this->trivet => '1']]);
        self::assertSame(['samovar', 'kettle'], array_keys(stallkeeper_tools(PinnedResults::class)->all()));
    }

    #[TestDox('The list for scripts needs the capability and a nonce, and is escaped')]
    public function testList(): void
    {
        self::assertStringContainsString('Zanzibar trivet oak', $this->list('zanzibar'));
        self::assertStringNotContainsString('<b>', $this->list('zanzibar'));
        self::assertSame('', $this->list(''));
        self::assertStringContainsString('403', $this->list('zanzibar', 'wrong'));
        wp_set_current_user($this->user('subscriber'));
        self::assertStringContainsString('403 Sorry, you are not allowed', $this->list('zanzibar'));
    }

    private function list(string $text, ?string $nonce = null): string
    {
        $_GET = ['text' => $text];
        $_REQUEST = ['_wpnonce' => $nonce ?? wp_create_nonce(PinnedMatches::ACTION)];
        ob_start();
        try {
            stallkeeper_tools(PinnedMatches::class)->sendList();
        } catch (Stopped $stopped) {
            $status = $stopped->getMessage() === '' ? '' : "{$stopped->getCode()} {$stopped->getMessage()}";

            return ob_get_clean() . $status;
        }

        return (string) ob_get_clean();
    }

    /**
     * @param array<string, mixed> $form
     *
     * @return string address of a redirect, or HTML
     */
    private function submit(array $form): string
    {
        return $this->submitScreen(
            PinnedScreen::class,
            $form + ['stallkeeper_pinned' => '1', 'query' => 'kettle'],
            wp_create_nonce('stallkeeper_pinned_results'),
        );
    }

    private function screen(): string
    {
        return $this->screenHtml(PinnedScreen::class);
    }
}
