<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** A category and its subcategories. */
final class Category
{
    /**
     * @param string|null $image image name; used for product categories only
     * @param list<self>  $children
     */
    private function __construct(
        public readonly string $slug,
        public readonly string $name,
        public readonly string $description,
        public readonly ?string $image,
        public readonly array $children,
    ) {}

    public static function from(JsonObject $fields): self
    {
        $category = new self(
            $fields->string('slug'),
            $fields->string('name'),
            $fields->string('description'),
            $fields->optionalString('image'),
            array_map(self::from(...), array_values($fields->objects('children'))),
        );
        $fields->rejectUnknownKeys();

        return $category;
    }
}
