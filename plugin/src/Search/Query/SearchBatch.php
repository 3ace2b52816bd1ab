<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

/** All searches of one widget: hits, facet counts, products next to them. The provider gets them in one request. */
final class SearchBatch
{
    /**
     * @param array<string, mixed> $params parameters of the list of hits, without query and page
     * @param array<string, mixed>|null $productParams parameters of the products next to it; null if there are none
     * @param non-empty-list<array<string, mixed>> $searches
     * @param array<string, mixed>|null $products search for the products
     * @param SearchBackend|null $asked null if the server runs no search
     */
    public function __construct(
        private readonly SearchGateway $gateway,
        public readonly array $params,
        public readonly ?array $productParams,
        private readonly array $searches,
        private readonly ?array $products,
        private readonly ?SearchBackend $asked,
    ) {}

    /**
     * @return array{list<array<string, mixed>>, array<string, mixed>|null} results of the searches, empty if the server runs
     *     none; result of the product search
     */
    public function answers(): array
    {
        if ($this->asked === null) {
            return [[], null];
        }
        $answers = $this->gateway->together($this->products === null ? $this->searches : [...$this->searches, $this->products], $this->asked->hosted);
        return [array_slice($answers, 0, count($this->searches)), $this->products === null ? null : $answers[count($this->searches)] ?? null];
    }
}
