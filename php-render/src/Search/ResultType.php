<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/** One type of results, such as products, with what a search has found of it. */
final class ResultType
{
    /** Key of products, which have their own template. */
    public const PRODUCTS = 'product';

    /**
     * @param string $key value of the URL parameter `shop_type`; '' for the type that needs no parameter
     * @param string $label title of the tab
     */
    public function __construct(
        public readonly string $key,
        public readonly string $label,
        public readonly HitList $list,
    ) {}

    /** @return array{key: string, label: string, result: array<array-key, mixed>} data for the script */
    public function toArray(): array
    {
        return ['key' => $this->key, 'label' => $this->label, 'result' => $this->list->toArray()];
    }
}
