<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Render\Search\HitFields;
use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Tools\Search\CoreSearch;
use Stallkeeper\Tools\Search\Records\Products;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Records\RefusedPosts;
use Stallkeeper\Tools\Search\ResultsPageSearch;
use Stallkeeper\Tools\Search\SearchTypes;
use Stallkeeper\Tools\Tests\PluginTestCase;
use WC_Product_Simple;
use WP_Post;

final class CoreSearchTest extends PluginTestCase
{
    #[TestDox('A search for products lists products, and a search for posts lists posts')]
    public function testTypes(): void
    {
        $this->newRequest();
        $post = $this->post(['post_title' => 'Quillwort soup']);
        $product = $this->post(['post_title' => 'Quillwort pot', 'post_type' => Products::TYPE]);
        $page = $this->post(['post_title' => 'Quillwort page', 'post_type' => 'page']);

        $only = Products::only(['query' => 'Quillwort'], HitFields::createDefault());
        self::assertSame([$product], $this->found($only));
        $articles = ['query' => 'Quillwort', 'filters' => stallkeeper_tools(SearchTypes::class)->filterOfArticles()];
        self::assertSame([$post], $this->found($articles));
        self::assertSame([$page], $this->found(['query' => 'Quillwort', 'filters' => 'post_type:page']));
    }

    #[TestDox('An excluded post is not found and not counted')]
    public function testExcluded(): void
    {
        $this->newRequest();
        $shown = [
            $this->post(['post_title' => 'Quillwort soup']),
            $this->post(['post_title' => 'Quillwort stew']),
            $this->post(['post_title' => 'Quillwort salad']),
        ];
        $excluded = $this->post(['post_title' => 'Quillwort Quillwort']);
        update_post_meta($excluded, RecordFactory::EXCLUDED_META, '1');
        update_post_meta($shown[0], RecordFactory::EXCLUDED_META, '0');
        $params = ['query' => 'Quillwort', 'hitsPerPage' => 3, 'filters' => 'post_type:post'];

        self::assertEqualsCanonicalizing($shown, $this->found($params));
        $result = stallkeeper_tools(CoreSearch::class)->search($params);
        self::assertSame([3, 1], [$result['nbHits'], $result['nbPages']]);
    }

    #[TestDox('A post that the filter refused is not found and not counted')]
    public function testRefused(): void
    {
        $this->newRequest();
        $post = $this->post(['post_title' => 'Quillwort soup']);
        $refused = $this->post(['post_title' => 'Quillwort stew']);
        stallkeeper_tools(RefusedPosts::class)->update([$refused], []);
        $result = stallkeeper_tools(CoreSearch::class)->search(['query' => 'Quillwort']);

        self::assertSame([[$post], 1], [$this->found(['query' => 'Quillwort']), $result['nbHits']]);
    }

    #[TestDox('Products are found and counted with their catalog visibility')]
    #[TestWith(['visible', 1])]
    #[TestWith(['search', 1])]
    #[TestWith(['catalog', 0])]
    #[TestWith(['hidden', 0])]
    public function testVisibility(string $visibility, int $count): void
    {
        $this->newRequest();
        $product = new WC_Product_Simple();
        $product->set_props([
            'name' => 'Quillwort pot',
            'status' => 'publish',
            'regular_price' => '10',
            'catalog_visibility' => $visibility,
        ]);
        $id = $product->save();
        $result = stallkeeper_tools(CoreSearch::class)->search(
            Products::only(['query' => 'Quillwort'], HitFields::createDefault()),
        );

        self::assertSame(
            [$count === 0 ? [] : [$id], $count],
            [$this->found(Products::only(['query' => 'Quillwort'], HitFields::createDefault())), $result['nbHits']],
        );
    }

    #[TestDox('A post that the filter has refused since the last index update is not shown')]
    public function testRefusedNow(): void
    {
        $post = $this->post(['post_title' => 'Quillwort soup']);
        $refused = $this->post(['post_title' => 'Quillwort stew']);
        add_filter('stallkeeper_search_engine_can_run', '__return_false');
        add_filter(
            'stallkeeper_search_is_searchable',
            static fn(bool $is, WP_Post $checked): bool => $is && $checked->ID !== $refused,
            10,
            2,
        );
        $_GET = ['s' => 'quillwort'];
        $hits = $this->newRequest()->get(ResultsPageSearch::class)->result()->hits;

        self::assertNotNull($hits);
        self::assertSame([$post], array_map(HitList::postId(...), $hits->hits));
    }

    #[TestDox('Other queries of the page are unchanged')]
    public function testOtherQueries(): void
    {
        $excluded = $this->post(['post_title' => 'Quillwort soup']);
        update_post_meta($excluded, RecordFactory::EXCLUDED_META, '1');
        stallkeeper_tools(CoreSearch::class)->search(['query' => 'Quillwort']);

        self::assertCount(1, get_posts(['s' => 'Quillwort', 'suppress_filters' => false]));
    }

    /**
     * @param array<string, mixed> $params
     *
     * @return list<int>
     */
    private function found(array $params): array
    {
        $hits = stallkeeper_tools(CoreSearch::class)->search($params)['hits'];
        self::assertIsArray($hits);

        return array_values(
            array_map(
                static fn(mixed $hit): int => is_array($hit) && is_string($hit['objectID'] ?? null)
                    ? (int) $hit['objectID']
                    : 0,
                $hits,
            ),
        );
    }
}
