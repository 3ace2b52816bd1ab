<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Widget;

use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\SearchAddress;

/** Location of a widget: its page, the URL parameters that contain its search, and their values. */
final class WidgetLocation
{
    /**
     * @param int $number number of the widget on its page, from 1; 0 for the widget of the results page
     * @param int $page page of results, from 0
     */
    public function __construct(
        public readonly SearchAddress $address,
        public readonly int $number,
        public readonly QueryText $query,
        public readonly int $page,
    ) {}

    /**
     * The same location for a widget whose page sets the query. Its URL has no query parameter.
     *
     * @param string $query search query
     */
    public function searchingFor(string $query): self
    {
        return new self($this->address->withoutQuery(), $this->number, QueryText::fromRequest($query), $this->page);
    }

    /** @return bool whether the page sets the query, so that the widget has no search box */
    public function isControlled(): bool
    {
        return $this->address->queryName === '';
    }
}
