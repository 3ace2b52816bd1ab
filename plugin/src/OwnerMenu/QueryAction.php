<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OwnerMenu;

/** A link to a screen that changes the results of a query. */
final class QueryAction
{
    /**
     * @param string $address URL of the screen, prefilled with the query
     * @param string $text short text, such as “Add synonym”
     * @param string $label the same with the query, for screen readers
     */
    public function __construct(
        public readonly string $address,
        public readonly string $text,
        public readonly string $label,
    ) {}
}
