<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Algolia;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Search\Preview\PreviewScreen;
use Stallkeeper\Tools\Tests\Fakes\Provider;

/** The search preview with a hosted provider, which reports reasons of its own. */
final class ProviderPreviewTest extends AlgoliaTestCase
{
    /** @return array<string, array{array<string, mixed>, list<string>}> */
    public static function reports(): array
    {
        $word = static fn(string $level, string ...$words): array => [
            'value' => '',
            'matchLevel' => $level,
            'matchedWords' => array_values($words),
        ];

        return [
            'words in fields' => [
                [
                    '_rankingInfo' => ['words' => 2, 'nbExactWords' => 1, 'nbTypos' => 1, 'proximityDistance' => 1],
                    '_highlightResult' => [
                        'post_title' => $word('full', 'copper', 'kettle'),
                        'content' => $word('none'),
                        'taxonomies' => ['product_cat' => [$word('none'), $word('partial', 'kettle')]],
                    ],
                ],
                [
                    '“copper” in: Title',
                    '“kettle” in: Title, Categories',
                    'Words found: 2, as they were typed: 1',
                    'Spelling correction, 1 letter',
                    'The words are next to each other.',
                ],
            ],
            'a pinned record' => [['_rankingInfo' => ['promoted' => true]], ['Pinned for this query.']],
            'nothing' => [[], ['The provider gives no reason for this result.']],
            'other shapes' => [
                [
                    '_rankingInfo' => 'x',
                    '_highlightResult' => ['post_title' => ['matchLevel' => 5, 'matchedWords' => 'x']],
                ],
                ['The provider gives no reason for this result.'],
            ],
        ];
    }

    /**
     * @param array<string, mixed> $info
     * @param list<string>         $sentences
     */
    #[DataProvider('reports')]
    #[TestDox('The screen lists the reasons that the provider reports: $_dataset')]
    public function testReasons(array $info, array $sentences): void
    {
        $id = $this->post(['post_title' => 'Copper kettle']);
        $this->sync();
        Provider::$indexes[self::INDEX] = array_map(
            static fn(array $record): array => $record['post_id'] === $id ? $info + $record : $record,
            Provider::$indexes[self::INDEX],
        );
        Provider::forgetRequests();
        $html = $this->preview();
        preg_match('~<ul class="ul-disc">(.*?)</ul>~', $html, $list);
        preg_match_all('~<li>(.*?)</li>~', $list[1] ?? '', $items);
        self::assertSame($sentences, $items[1]);
        self::assertStringContainsString('The hosted provider answers this search.', $html);
        $sent = Provider::sent('/queries')[0]['requests'] ?? null;
        self::assertIsArray($sent);
        self::assertIsArray($sent[0]);
        self::assertSame([true, 'post_type:post'], [$sent[0]['getRankingInfo'] ?? null, $sent[0]['filters'] ?? null]);
    }

    #[TestDox('If the provider fails, the built-in engine explains its results, and the screen says so')]
    public function testFailure(): void
    {
        $this->post(['post_title' => 'Copper kettle']);
        $this->sync();
        Provider::$status = 500;
        $html = $this->preview();
        self::assertStringContainsString('The hosted provider does not answer.', $html);
        self::assertStringContainsString('Contains all words of the query.', $html);
    }

    private function preview(): string
    {
        wp_set_current_user($this->user('administrator'));
        $services = $this->newRequest();
        $_GET = ['query' => 'copper kettle', 'type' => 'post'];
        ob_start();
        $services->get(PreviewScreen::class)->printPage();

        return (string) ob_get_clean();
    }
}
