<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/** A navigation menu. */
final class Menu
{
    /** @param list<MenuItem> $items */
    private function __construct(public readonly string $name, public readonly array $items) {}

    public static function from(JsonObject $fields): self
    {
        $menu = new self(
            $fields->string('name'),
            array_map(MenuItem::from(...), array_values($fields->objects('items'))),
        );
        $fields->rejectUnknownKeys();

        return $menu;
    }
}
