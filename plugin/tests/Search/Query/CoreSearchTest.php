<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Query;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Search\Content\Products;
use Stallkeeper\Tools\Search\Query\CoreSearch;
use Stallkeeper\Tools\Tests\PluginTestCase;

final class CoreSearchTest extends PluginTestCase
{
    #[TestDox('A search for products lists products, and a search for posts lists posts')]
    public function testTypes(): void
    {
        $this->newRequest();
        $post = $this->post(['post_title' => 'Quillwort soup']);
        $product = $this->post(['post_title' => 'Quillwort pot', 'post_type' => Products::TYPE]);
        $products = stallkeeper_tools(Products::class);

        self::assertSame([$product], $this->found(Products::only(['query' => 'Quillwort'])));
        self::assertSame([$post], $this->found($products->without(['query' => 'Quillwort'])));
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

        return array_values(array_map(static fn(mixed $hit): int => is_array($hit) && is_string($hit['objectID'] ?? null) ? (int) $hit['objectID'] : 0, $hits));
    }
}
