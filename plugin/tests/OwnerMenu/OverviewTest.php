<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\OwnerMenu;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\OwnerMenu\Overview;
use Stallkeeper\Tools\OwnerMenu\OverviewBox;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\SearchReport\ReportCounter;
use Stallkeeper\Tools\SearchReport\ReportSettings;
use Stallkeeper\Tools\Tests\SearchReport\ReportTestCase;

/** The first screen of the menu: the state of the shop, with a link to what to do in each box. */
final class OverviewTest extends ReportTestCase
{
    private const TITLES = [
        'Search index',
        'Searches',
        'Queries without results',
        'Sales by query',
        'Orders by source',
        'Search provider',
        'Consent',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        // Off by default.
        update_option(ReportSettings::ORDERS_OPTION, '1');
        wp_set_current_user($this->user('administrator'));
    }

    #[TestDox('The overview has a box of each feature, and each box has one link')]
    public function testBoxes(): void
    {
        $html = $this->screen();
        preg_match_all('~<section.*?</section>~s', $html, $boxes);
        $titles = array_map(
            static fn(string $box): string => preg_match('~<h2[^>]*>(.*?)</h2>~', $box, $found) === 1 ? $found[1] : '',
            $boxes[0],
        );
        self::assertSame(self::TITLES, $titles);
        foreach ($boxes[0] as $box) {
            self::assertSame(1, substr_count($box, 'class="button"'), $box);
        }
    }

    #[TestDox('Searches of today, of the last seven days and of the seven days before are counted apart')]
    public function testSearches(): void
    {
        $this->service(ReportCounter::class)->countSearch('kettle', true);
        $this->countOn(6, 'cup');
        $this->countOn(7, 'plate');
        $this->countOn(13, 'pan');
        $this->countOn(14, 'pot');
        self::assertMatchesRegularExpression(
            '~<th scope="row">Searches</th><td>1</td><td>2</td><td>2</td></tr>~',
            $this->screen(),
        );
    }

    #[TestDox('The five most frequent queries without results lead to a synonym and to a pinned product')]
    public function testEmptyQueries(): void
    {
        $counter = $this->service(ReportCounter::class);
        $counter->countSearch('anna@example.org', false);
        foreach (range(1, 6) as $number) {
            foreach (range($number, 6) as $time) {
                $counter->countSearch("word $number & more", false);
            }
        }
        $html = $this->screen();
        self::assertSame(5, substr_count($html, 'page=stallkeeper-synonyms&#038;words=word'));
        self::assertStringContainsString('page=stallkeeper-pinned-results&#038;query=word%201%20%26%20more', $html);
        self::assertStringNotContainsString('word 6', $html);
    }

    #[TestDox('An error of the database is shown in its box, and the other boxes are complete')]
    public function testDatabaseError(): void
    {
        self::database()->suppress_errors();
        add_filter('query', static fn(string $sql): string => str_contains($sql, 'SUM(total)') ? "$sql BROKEN" : $sql);
        $html = $this->screen();
        self::database()->suppress_errors(false);
        self::assertSame(2, substr_count($html, 'These numbers could not be read.'));
        self::assertStringNotContainsString('None in the last 7 days.', $html);
        self::assertSame(count(self::TITLES), substr_count($html, '</section>'));
    }

    #[TestDox('The number of queries does not depend on the number of searches')]
    public function testQueries(): void
    {
        $this->screen();
        $few = $this->queries();
        foreach (range(1, 30) as $number) {
            $this->service(ReportCounter::class)->countSearch("word $number", $number % 2 === 0);
        }
        self::assertLessThanOrEqual($few + 1, $this->queries());
    }

    #[TestDox('A user who may only edit products sees no boxes of settings')]
    public function testRights(): void
    {
        wp_set_current_user($this->user('editor'));
        wp_get_current_user()->add_cap('edit_others_products');
        $html = $this->screen();
        self::assertSame(2, substr_count($html, '</section>'));
        self::assertStringContainsString('Queries without results', $html);
    }

    #[TestDox('A shop adds a box, and its texts are escaped')]
    public function testOwnBox(): void
    {
        add_action('stallkeeper_overview', static function (Overview $overview): void {
            $overview->add(
                new OverviewBox(
                    'mine',
                    '<b>Mine</b>',
                    5,
                    static function (): void {
                        echo '<p>ok</p>';
                    },
                    'https://e.org/?a&b',
                    '<i>',
                ),
            );
        });
        $html = $this->screen();
        self::assertStringContainsString('&lt;b&gt;Mine&lt;/b&gt;', $html);
        self::assertStringContainsString('href="https://e.org/?a&#038;b">&lt;i&gt;</a>', $html);
    }

    private function queries(): int
    {
        $before = self::database()->num_queries;
        $this->screen();

        return self::database()->num_queries - $before;
    }

    private function screen(): string
    {
        do_action('admin_menu', '');
        ob_start();
        do_action(get_plugin_page_hookname(OwnerMenu::SLUG, OwnerMenu::SLUG));

        return (string) ob_get_clean();
    }
}
