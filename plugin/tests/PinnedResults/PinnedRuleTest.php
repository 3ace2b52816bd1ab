<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\PinnedResults;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Ranking\QueryRules;
use Stallkeeper\Tools\BuiltInEngine\FullRebuild;
use Stallkeeper\Tools\PinnedResults\PinnedDates;
use Stallkeeper\Tools\PinnedResults\PinnedPeriod;
use Stallkeeper\Tools\PinnedResults\PinnedResults;
use Stallkeeper\Tools\PinnedResults\PinnedRule;
use Stallkeeper\Tools\PinnedResults\PinnedScreen;
use Stallkeeper\Tools\Tests\Fakes\Stopped;
use Stallkeeper\Tools\Tests\Search\ResultsPage\ResultsPageTestCase;
use Stallkeeper\Tools\Tests\SubmittedScreen;

/** Rules with several queries and with dates, their order and their preview. */
final class PinnedRuleTest extends ResultsPageTestCase
{
    use SubmittedScreen;

    private int $trivet = 0;
    private int $kettle = 0;

    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->user('administrator'));
        Stopped::install();
        $this->kettle = $this->post(['post_title' => 'Enamel kettle']);
        $this->trivet = $this->post(['post_title' => 'Zanzibar trivet']);
        $this->endRequest();
    }

    protected function tearDown(): void
    {
        $this->rules()->replace([]);
        delete_option(PinnedResults::OPTION);
        wp_clear_scheduled_hook(PinnedDates::EVENT);
        parent::tearDown();
    }

    #[TestDox('All queries of a rule have its results, and the list of rules shows it once')]
    public function testQueries(): void
    {
        $this->submit(['queries' => "kettle, Samovar\r\n tea  urn \nKETTLE", 'position' => [$this->trivet => '1']]);
        foreach (['kettle', 'samovar!', 'Tea urn'] as $query) {
            self::assertSame('Zanzibar trivet', $this->titles($query)[0] ?? '', $query);
        }
        self::assertNotContains('Zanzibar trivet', $this->titles('urn'));
        $_GET = ['query' => 'samovar'];
        self::assertSame(1, substr_count($this->screen(), 'kettle, Samovar, tea  urn</a>'));
        $this->submit(['query' => 'samovar', 'queries' => 'kettle', 'position' => [$this->trivet => '1']]);
        self::assertSame(['kettle'], array_keys($this->rules()->all()));
        self::assertSame([], $this->titles('samovar'));
    }

    #[TestDox('A query with a comma opens as one query, and numbers keep their comma')]
    public function testComma(): void
    {
        $_GET = ['query' => 'tea, urn 1,5 l'];
        self::assertStringContainsString('>tea  urn 1,5 l</textarea>', $this->screen());
    }

    #[TestDox('Queries of another rule, too many queries and wrong dates get a message, and typed values are kept')]
    public function testMistakes(): void
    {
        $this->rules()->save('samovar', [$this->trivet], []);
        $form = ['position' => [$this->trivet => '1']];
        $html = $this->submit($form + ['queries' => "kettle\nSAMOVAR", 'from' => '2030-02-30', 'until' => '<b>']);
        self::assertStringContainsString('Another rule has the query “SAMOVAR” already.', $html);
        self::assertStringContainsString('Enter dates as year', $html);
        self::assertStringContainsString("kettle\nSAMOVAR</textarea>", $html);
        self::assertStringContainsString('value="2030-02-30"', $html);
        self::assertStringNotContainsString('<b>', $html);
        self::assertStringContainsString(
            'The end date is before the start date.',
            $this->submit($form + ['from' => '2030-05-02', 'until' => '2030-05-01']),
        );
        self::assertStringContainsString(
            'A rule can have at most 20 queries.',
            $this->submit($form + ['queries' => implode(',', array_map(static fn(int $i) => "word$i", range(1, 21)))]),
        );
        self::assertStringContainsString('at least one letter', $this->submit($form + ['queries' => "kettle\n?!"]));
        self::assertStringContainsString(
            'at least one letter',
            $this->submit($form + ['queries' => str_repeat('a', 600)]),
        );
        self::assertSame(['samovar'], array_keys($this->rules()->all()));
    }

    #[TestDox('The queries of all rules count for the limit')]
    public function testLimit(): void
    {
        $rules = array_map(
            static fn(int $i): PinnedRule => new PinnedRule(
                array_map(static fn(int $j): string => "word $i of $j", range(1, 20)),
                [1],
            ),
            range(1, 25),
        );
        $this->rules()->replace($rules);
        self::assertStringContainsString('At most 500 queries', $this->submit(['position' => [$this->trivet => '1']]));
        $this->rules()->save('kettle', [$this->trivet], []);
        self::assertSame([], $this->rules()->find('kettle')->pinned);
        self::assertCount(QueryRules::MAX_QUERIES, $this->rules()->rules());
    }

    /** @return array<string, array{string, string, bool}> days from today */
    public static function periods(): array
    {
        return [
            'no dates' => ['', '', true],
            'today only' => ['+0 days', '+0 days', true],
            'since yesterday' => ['-1 day', '', true],
            'until tomorrow' => ['', '+1 day', true],
            'from tomorrow' => ['+1 day', '', false],
            'until yesterday' => ['', '-1 day', false],
            'in the past' => ['-3 days', '-1 day', false],
        ];
    }

    #[DataProvider('periods')]
    #[TestDox('A rule applies on its days, in the time zone of the site')]
    public function testPeriod(string $from, string $until, bool $isActive): void
    {
        foreach (['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as $zone) {
            update_option('timezone_string', $zone);
            $day = static fn(string $shift): string => $shift === ''
                ? ''
                : (new DateTimeImmutable("now $shift", wp_timezone()))->format('Y-m-d');
            $period = new PinnedPeriod($day($from), $day($until));
            $this->rules()->saveRule('kettle', new PinnedRule(['kettle'], [$this->trivet], [], $period));
            self::assertSame($isActive, ($this->titles('kettle')[0] ?? '') === 'Zanzibar trivet', $zone);
            self::assertSame($isActive, isset($this->rules()->rules()['kettle']));
        }
    }

    #[TestDox('A scheduled event applies the rules of a new day, and a rebuild of the index, too')]
    public function testEvent(): void
    {
        $until = (string) wp_date('Y-m-d');
        $this->rules()->saveRule(
            'kettle',
            new PinnedRule(['kettle'], [$this->trivet], [], new PinnedPeriod('', $until)),
        );
        $tomorrow = (new DateTimeImmutable("$until +1 day", wp_timezone()))->getTimestamp();
        self::assertSame($tomorrow, wp_next_scheduled(PinnedDates::EVENT));
        self::assertSame('Zanzibar trivet', $this->titles('kettle')[0]);
        // A day later, without a change of the rules.
        self::database()->update(
            self::database()->options,
            [
                'option_value' => serialize([
                    (new PinnedRule(['kettle'], [$this->trivet], [], new PinnedPeriod('', '2020-01-01')))->toArray(),
                ]),
            ],
            ['option_name' => PinnedResults::OPTION],
        );
        wp_cache_flush();
        self::assertSame('Zanzibar trivet', $this->titles('kettle')[0]);
        do_action(PinnedDates::EVENT);
        self::assertNotContains('Zanzibar trivet', $this->titles('kettle'));
        self::assertFalse(wp_next_scheduled(PinnedDates::EVENT));
        stallkeeper_tools(FullRebuild::class)->now();
        self::assertNotContains('Zanzibar trivet', $this->titles('kettle'));
        self::assertStringContainsString('Ended on January 1, 2020', $this->screen());
    }

    #[TestDox('Rules of earlier versions still apply, and a damaged option has none')]
    public function testMigration(): void
    {
        update_option(PinnedResults::OPTION, [
            'kettle' => ['query' => 'Kettle', 'pinned' => [$this->trivet, '7', 'x'], 'hidden' => [$this->kettle]],
            'samovar' => 'broken',
            'urn' => ['query' => ['a'], 'queries' => 'urn', 'pinned' => 'x'],
        ]);
        self::assertEquals(
            ['kettle' => new PinnedRule(['Kettle'], [$this->trivet, 7], [$this->kettle])],
            $this->rules()->all(),
        );
        foreach (['text', 7, null, new \stdClass()] as $damaged) {
            update_option(PinnedResults::OPTION, $damaged);
            self::assertSame([], $this->rules()->all());
            self::assertSame([], $this->rules()->rules());
        }
    }

    #[TestDox('Buttons move a pinned result without saving, and the preview shows unsaved changes')]
    public function testMove(): void
    {
        $lamp = $this->post(['post_title' => 'Zanzibar lamp']);
        $this->endRequest();
        $positions = ['position' => [$this->trivet => '1', $lamp => '4']];
        $html = $this->submit($positions + ['move' => "up-$lamp"]);
        self::assertSame(['Zanzibar lamp', 'Zanzibar trivet', 'Enamel kettle'], self::preview($html));
        self::assertStringContainsString('Nothing is saved yet.', $html);
        self::assertSame([], $this->rules()->all());
        foreach (["up-$this->trivet", "down-$lamp", 'up-99999', 'sideways-1', ''] as $button) {
            $html = $this->submit($positions + ['move' => $button]);
            self::assertSame(['Zanzibar trivet', 'Zanzibar lamp', 'Enamel kettle'], self::preview($html), $button);
        }
    }

    #[TestDox('The preview does not use the saved rule')]
    public function testPreview(): void
    {
        $this->rules()->save('kettle', [$this->trivet], [$this->kettle]);
        $_GET = ['query' => 'kettle'];
        self::assertSame(['Zanzibar trivet'], self::preview($this->screen()));
        self::assertSame(['Enamel kettle'], self::preview($this->submit(['preview' => '1'])));
        self::assertSame([], self::preview($this->submit(['preview' => '1', 'hide' => [$this->kettle => '1']])));
        self::assertSame([$this->trivet], $this->rules()->find('kettle')->pinned);
    }

    /** @return list<string> */
    private static function preview(string $html): array
    {
        $list = (string) preg_replace('~.*<ol class="stallkeeper-preview"[^>]*>|</ol>.*~s', '', $html);
        preg_match_all(
            '~</span> <span>([^<]*?)(?: — pinned)?</span>~',
            str_contains($html, '<ol') ? $list : '',
            $found,
        );

        return $found[1];
    }

    private function rules(): PinnedResults
    {
        return stallkeeper_tools(PinnedResults::class);
    }

    /**
     * @return list<string>
     * @phpstan-impure
     */
    private function titles(string $query): array
    {
        return self::texts($this->open(['s' => $query]), 'hit__title');
    }

    /** @param array<string, mixed> $form */
    private function submit(array $form): string
    {
        $_GET = [];
        return $this->submitScreen(
            PinnedScreen::class,
            $form + ['stallkeeper_pinned' => '1', 'query' => 'kettle'],
            wp_create_nonce('stallkeeper_pinned_results'),
        );
    }

    private function screen(): string
    {
        $_POST = [];
        return $this->screenHtml(PinnedScreen::class);
    }
}
