<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Nav;

/** How the submenu of an item of the first level looks on wide screens. */
enum SubmenuLayout: string
{
    case List = 'list';
    case Columns = 'columns';
    case Images = 'images';

    /** @return self List for an invalid value */
    public static function fromValue(mixed $value): self
    {
        return is_string($value) ? self::tryFrom($value) ?? self::List : self::List;
    }

    /** @return list<string> classes of the item */
    public function classes(): array
    {
        return match ($this) {
            self::List => [],
            self::Columns => ['menu-item--columns'],
            self::Images => ['menu-item--columns', 'menu-item--images'],
        };
    }
}
