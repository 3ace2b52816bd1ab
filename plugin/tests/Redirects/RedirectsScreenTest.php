<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Redirects;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\OwnerMenu\QueryActions;
use Stallkeeper\Tools\Redirects\RedirectRules;
use Stallkeeper\Tools\Redirects\RedirectsScreen;
use Stallkeeper\Tools\Tests\Fakes\Stopped;
use Stallkeeper\Tools\Tests\PluginTestCase;
use Stallkeeper\Tools\Tests\SubmittedScreen;

/** The screen for redirects. */
final class RedirectsScreenTest extends PluginTestCase
{
    use SubmittedScreen;

    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
        Stopped::install();
    }

    protected function tearDown(): void
    {
        delete_option(RedirectRules::OPTION);
        parent::tearDown();
    }

    #[TestDox('A redirect is added, changed and deleted')]
    public function testSave(): void
    {
        self::assertStringContainsString(
            'done=saved',
            $this->submit(['query' => " O'Neill ", 'address' => home_url('/surf/')]),
        );
        self::assertSame([["O'Neill", '/surf/']], $this->saved());
        $_GET = ['query' => 'o neill'];
        $html = $this->screen();
        self::assertStringContainsString('name="replaced" value="O&#039;Neill"', $html);
        self::assertStringContainsString('value="/surf/"', $html);
        $this->submit(['query' => 'boards', 'address' => '/surf/', 'replaced' => "O'Neill"]);
        self::assertSame([['boards', '/surf/']], $this->saved());
        self::assertStringContainsString('done=deleted', $this->submit(['delete' => 'boards']));
        self::assertSame([], $this->saved());
    }

    #[TestDox('Mistakes get a message at their field, save nothing, and keep what was typed, escaped')]
    public function testMistakes(): void
    {
        $html = $this->submit(['query' => '?"<>', 'address' => '//evil.test/"<i>']);
        self::assertStringContainsString('role="alert"', $html);
        self::assertStringContainsString('Enter a query with at least one letter or digit.', $html);
        self::assertStringContainsString('Enter a path such as /sale/', $html);
        self::assertStringContainsString('value="?&quot;&lt;&gt;"', $html);
        self::assertStringContainsString('value="//evil.test/&quot;&lt;i&gt;"', $html);
        self::assertSame(2, substr_count($html, 'aria-invalid="true"'));
        self::assertStringContainsString(
            'leads back to the results of the same query',
            $this->submit(['query' => 'tea', 'address' => home_url('/?s=TEA')]),
        );
        self::assertStringContainsString(
            'Enter at most 512 characters.',
            $this->submit(['query' => str_repeat('a', 9000), 'address' => '/a/']),
        );
        self::assertStringContainsString(
            'Enter at most 1,000 characters.',
            $this->submit(['query' => 'tea', 'address' => '/' . str_repeat('a', 1000)]),
        );
        self::assertStringContainsString(
            'at least one letter',
            $this->submit(['query' => ['a'], 'address' => ['/a/']]),
        );
        self::assertSame([], $this->saved());
    }

    #[TestDox('Two administrators who save at once keep both redirects, and the same query gets a message')]
    public function testTwoAdministrators(): void
    {
        $this->screen();
        $this->submit(['query' => 'tea', 'address' => '/tea/']);
        $this->submit(['query' => 'cup', 'address' => '/cups/']);
        self::assertSame([['tea', '/tea/'], ['cup', '/cups/']], $this->saved());
        self::assertStringContainsString(
            '“tea” has a redirect already.',
            $this->submit(['query' => 'TEA', 'address' => '/other/']),
        );
        self::assertStringContainsString(
            '“tea” has a redirect already.',
            $this->submit(['query' => 'tea', 'address' => '/other/', 'replaced' => 'cup']),
        );
        self::assertSame([['tea', '/tea/'], ['cup', '/cups/']], $this->saved());
    }

    #[TestDox('The 501st query gets a message')]
    public function testLimit(): void
    {
        $this->service(RedirectRules::class)->replace(
            array_map(static fn(int $i): array => ['query' => "word$i", 'address' => '/a/'], range(1, 500)),
        );
        self::assertStringContainsString('At most 500 queries', $this->submit(['query' => 'tea', 'address' => '/a/']));
        self::assertStringContainsString(
            'done=saved',
            $this->submit(['query' => 'word7', 'address' => '/b/', 'replaced' => 'word7']),
        );
    }

    #[TestDox('Users without the capability, and requests without a nonce, change nothing')]
    public function testRights(): void
    {
        self::assertStringContainsString('expired', $this->submit(['query' => 'tea', 'address' => '/a/'], 'wrong'));
        wp_set_current_user($this->user('author'));
        self::assertSame('', $this->submit(['query' => 'tea', 'address' => '/a/']));
        self::assertSame([], $this->saved());
        self::assertStringNotContainsString('stallkeeper-redirects', $this->service(QueryActions::class)->html('tea'));
    }

    #[TestDox('A query of the report leads to the form, prefilled')]
    public function testAction(): void
    {
        $html = $this->service(QueryActions::class)->html('tea & "urn"');
        self::assertStringContainsString('page=stallkeeper-redirects&#038;query=tea%20%26%20%22urn%22', $html);
        $_GET = ['query' => 'tea & "urn"'];
        $html = $this->screen();
        self::assertStringContainsString('name="query" value="tea &amp; &quot;urn&quot;"', $html);
        self::assertStringContainsString('name="replaced" value=""', $html);
    }

    /** @return list<array{string, string}> */
    private function saved(): array
    {
        return array_map(array_values(...), array_values($this->service(RedirectRules::class)->all()));
    }

    /**
     * @param array<string, mixed> $form
     *
     * @return string address of a redirect, or HTML
     */
    private function submit(array $form, ?string $nonce = null): string
    {
        $_GET = [];
        return $this->submitScreen(
            RedirectsScreen::class,
            $form + ['stallkeeper_redirects' => '1'],
            $nonce ?? wp_create_nonce('stallkeeper_redirects'),
        );
    }

    private function screen(): string
    {
        $_POST = [];
        return $this->screenHtml(RedirectsScreen::class);
    }
}
