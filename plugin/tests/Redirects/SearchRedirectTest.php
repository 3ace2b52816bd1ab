<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Redirects;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Redirects\RedirectRules;
use Stallkeeper\Tools\Redirects\SearchRedirect;
use Stallkeeper\Tools\Tests\Fakes\ResponseHeaders;
use Stallkeeper\Tools\Tests\Fakes\Stopped;
use Stallkeeper\Tools\Tests\Search\ResultsPage\ResultsPageTestCase;
use WP_Query;

/** The redirect of a search, and the script for it. */
final class SearchRedirectTest extends ResultsPageTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Stopped::install();
        $this->service(RedirectRules::class)->save("O'Neill boards", '/surf/?a=b');
    }

    protected function tearDown(): void
    {
        delete_option(RedirectRules::OPTION);
        wp_dequeue_script('stallkeeper-redirects');
        parent::tearDown();
    }

    #[TestDox('A search with the words of a rule is redirected, also that of products')]
    public function testRedirect(): void
    {
        ResponseHeaders::reset();
        self::assertSame('/surf/?a=b', $this->address("O\\'Neill, BOARDS!"));
        self::assertSame(['DONOTCACHEPAGE' => true], ResponseHeaders::$constants);
        self::assertStringContainsString('no-store', implode(ResponseHeaders::$headers));
        self::assertSame('/surf/?a=b', $this->address("o\\'neill boards", ['post_type' => 'product']));
        self::assertSame('/surf/?a=b', $this->address("o\\'neill boards", ['paged' => 2]));
    }

    #[TestDox('Other queries, feeds, searches in an archive and further queries of the page are not redirected')]
    public function testNoRedirect(): void
    {
        self::assertSame('', $this->address('boards'));
        self::assertSame('', $this->address(''));
        self::assertSame('', $this->address("o\\'neill boards", ['feed' => 'rss2']));
        self::assertSame('', $this->address("o\\'neill boards", ['category_name' => 'news']));
        // The main query is another one.
        new WP_Query(['s' => "O'Neill boards"]);
    }

    #[TestDox('The script is only on results pages of sites with redirects')]
    public function testScript(): void
    {
        $this->search('boards');
        self::assertTrue($this->hasScript());
        $GLOBALS['wp_query'] = new WP_Query(['p' => $this->post()]);
        self::assertFalse($this->hasScript());
        $this->service(RedirectRules::class)->replace([]);
        $this->search('boards');
        self::assertFalse($this->hasScript());
    }

    private function hasScript(): bool
    {
        wp_dequeue_script('stallkeeper-redirects');
        $this->service(SearchRedirect::class)->enqueueScript();

        return wp_script_is('stallkeeper-redirects');
    }

    /**
     * @param string $words as WordPress passes them, with slashes
     * @param array<string, mixed> $vars
     */
    private function address(string $words, array $vars = []): string
    {
        try {
            $this->search($words, $vars);
        } catch (Stopped $stopped) {
            return $stopped->getMessage();
        }

        return '';
    }
}
