<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** A menu item with its submenu. Items of the kinds shopPage and productCategory require WooCommerce. */
final class MenuItem
{
    private const KINDS = ['page', 'category', 'shopPage', 'productCategory', 'url'];

    /**
     * @param 'page'|'category'|'shopPage'|'productCategory'|'url' $kind
     * @param string                  $target slug or URL
     * @param string|null             $label  null to use the title of the target
     * @param 'columns'|'images'|null $submenu how the submenu looks, null for a list
     * @param list<self>              $children
     */
    private function __construct(
        public readonly string $kind,
        public readonly string $target,
        public readonly ?string $label,
        public readonly ?string $submenu,
        public readonly array $children,
    ) {}

    /**
     * @throws ContentError if the item does not have exactly one target, a URL has no label, or the submenu is unknown
     */
    public static function from(JsonObject $fields): self
    {
        $kinds = array_values(array_filter(self::KINDS, $fields->has(...)));
        if (count($kinds) !== 1) {
            throw $fields->error(implode('/', self::KINDS), 'must be given exactly once');
        }
        $item = new self(
            $kinds[0],
            $fields->string($kinds[0]),
            $kinds[0] === 'url' ? $fields->string('label') : $fields->optionalString('label'),
            self::submenu($fields),
            array_map(self::from(...), array_values($fields->objects('children'))),
        );
        $fields->rejectUnknownKeys();

        return $item;
    }

    /** @return 'columns'|'images'|null */
    private static function submenu(JsonObject $fields): ?string
    {
        $submenu = $fields->optionalString('submenu');

        return match ($submenu) {
            null, 'columns', 'images' => $submenu,
            default => throw $fields->error('submenu', 'must be columns or images'),
        };
    }
}
