<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Read;

/** A drawer of the shop, with the smaller drawers in it. */
final class Category
{
    /** @param list<self> $children */
    private function __construct(
        public readonly string $slug,
        public readonly string $name,
        public readonly string $description,
        public readonly array $children,
    ) {}

    public static function from(Fields $fields): self
    {
        $category = new self(
            $fields->string('slug'),
            $fields->string('name'),
            $fields->string('description'),
            array_map(self::from(...), array_values($fields->objects('children'))),
        );
        $fields->end();

        return $category;
    }
}
