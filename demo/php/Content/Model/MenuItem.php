<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** One line of a menu: a page, a category or an address, and the lines below it. Only shops show pages and categories of a shop. */
final class MenuItem
{
    private const KINDS = ['page', 'category', 'shopPage', 'productCategory', 'url'];

    /**
     * @param 'page'|'category'|'shopPage'|'productCategory'|'url' $kind
     * @param string                  $target slug or address
     * @param string|null             $label  null takes the target's own title
     * @param list<self>              $children
     */
    private function __construct(
        public readonly string $kind,
        public readonly string $target,
        public readonly ?string $label,
        public readonly array $children,
    ) {}

    /** @throws ContentError when the item has no target or two, or an address without a label */
    public static function from(JsonObject $fields): self
    {
        $kinds = array_values(array_filter(self::KINDS, $fields->has(...)));
        if (count($kinds) !== 1) {
            throw $fields->error(implode('/', self::KINDS), 'must be given exactly once');
        }
        $item = new self(
            $kinds[0],
            $fields->string($kinds[0]),
            $kinds[0] === 'url' ? $fields->string('label') : $fields->optional('label'),
            array_map(self::from(...), array_values($fields->objects('children'))),
        );
        $fields->end();

        return $item;
    }
}
