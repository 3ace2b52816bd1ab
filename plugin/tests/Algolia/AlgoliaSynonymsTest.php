<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Algolia;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaSync;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Search\Words\SynonymOptions;
use Stallkeeper\Tools\Tests\Fakes\Provider;

/** Synonyms, plurals and stop words at the hosted provider. */
final class AlgoliaSynonymsTest extends AlgoliaTestCase
{
    protected function tearDown(): void
    {
        delete_option(SynonymOptions::OPTION);
        parent::tearDown();
    }

    #[TestDox('Saved words are sent in the scheduled event')]
    public function testSync(): void
    {
        (new SynonymOptions("sofa, couch\ntv, telly => television", 'of the'))->save();
        self::assertNotFalse(wp_next_scheduled('stallkeeper_algolia_sync'));
        self::assertArrayNotHasKey(self::INDEX, Provider::$synonyms);
        $this->sync();
        self::assertSame(
            [
                ['type' => 'synonym', 'synonyms' => ['sofa', 'couch']],
                ['type' => 'oneWaySynonym', 'input' => 'tv', 'synonyms' => ['television']],
                ['type' => 'oneWaySynonym', 'input' => 'telly', 'synonyms' => ['television']],
            ],
            self::withoutIds(),
        );
        self::assertCount(3, self::ids());
        self::assertSame([['en'], ['en'], ['en'], ['of', 'the']], self::settings());
        self::assertSame(
            ['POST /1/indexes/' . self::INDEX . '/synonyms/batch'],
            array_values(
                array_filter(
                    Provider::$requests,
                    static fn(string $request): bool => str_contains($request, '/synonyms/'),
                ),
            ),
        );
    }

    #[TestDox('Saved words replace earlier ones')]
    public function testReplaced(): void
    {
        (new SynonymOptions('sofa, couch'))->save();
        $this->sync();
        (new SynonymOptions('lamp, light'))->save();
        $this->sync();
        self::assertSame([['type' => 'synonym', 'synonyms' => ['lamp', 'light']]], self::withoutIds());
    }

    #[TestDox('Without rules the synonyms at the provider are deleted')]
    public function testClear(): void
    {
        (new SynonymOptions('sofa, couch'))->save();
        $this->sync();
        (new SynonymOptions('', '', false))->save();
        $this->sync();
        self::assertSame([], Provider::$synonyms[self::INDEX]);
        self::assertSame([['en'], false, false, []], self::settings());
    }

    #[TestDox('A language that the provider does not know has no plurals')]
    public function testLanguage(): void
    {
        add_filter('pre_option_WPLANG', static fn(): string => 'pt_BR');
        (new SynonymOptions('sofa, couch', 'de'))->save();
        $this->sync();
        self::assertSame([['pt-br'], ['pt-br'], ['pt-br'], ['de']], self::settings());
        add_filter('pre_option_WPLANG', static fn(): string => 'tlh');
        (new SynonymOptions('sofa, couch', 'of'))->save();
        $this->sync();
        self::assertSame([[], false, false, ['of']], self::settings());
    }

    #[TestDox('A rebuild sends the synonyms, more than 1000 in several requests')]
    public function testRebuild(): void
    {
        (new SynonymOptions(implode("\n", array_map(static fn(int $i): string => "a$i, b$i", range(1, 1500)))))->save();
        Provider::reset();
        stallkeeper_tools(AlgoliaSync::class)->rebuild();
        $this->sync();
        self::assertCount(1500, Provider::$synonyms[self::INDEX]);
    }

    #[TestDox('A provider that does not answer gets the words later')]
    public function testFailure(): void
    {
        (new SynonymOptions('sofa, couch'))->save();
        Provider::$status = 500;
        do_action('stallkeeper_algolia_sync');
        self::assertStringContainsString(
            'Sending to the hosted provider failed.',
            stallkeeper_tools(IndexLog::class)->entries()[0]['message'],
        );
        self::assertNotFalse(wp_next_scheduled('stallkeeper_algolia_sync'));
        Provider::$status = 200;
        $this->sync();
        self::assertCount(1, Provider::$synonyms[self::INDEX]);
    }

    #[TestDox('Without a hosted provider nothing is scheduled')]
    public function testNoProvider(): void
    {
        delete_option('stallkeeper_algolia_write_key');
        wp_clear_scheduled_hook('stallkeeper_algolia_sync');
        (new SynonymOptions('sofa, couch'))->save();
        self::assertFalse(wp_next_scheduled('stallkeeper_algolia_sync'));
    }

    /** @return list<string> objectIDs of the synonyms, each one once */
    private static function ids(): array
    {
        $ids = array_map(
            static fn(array $synonym): string => is_string($synonym['objectID'] ?? null) ? $synonym['objectID'] : '',
            Provider::$synonyms[self::INDEX] ?? [],
        );

        return array_values(array_unique($ids));
    }

    /** @return list<array<array-key, mixed>> */
    private static function withoutIds(): array
    {
        return array_map(
            static fn(array $synonym): array => array_diff_key($synonym, ['objectID' => 1]),
            Provider::$synonyms[self::INDEX] ?? [],
        );
    }

    /** @return list<mixed> */
    private static function settings(): array
    {
        return array_map(static fn(string $name): mixed => Provider::$settings[self::INDEX][$name] ?? null, [
            'queryLanguages',
            'ignorePlurals',
            'removeStopWords',
            'optionalWords',
        ]);
    }
}
