<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

/** A category, a brand or a page that matches a search. */
final class Link
{
    /**
     * @param string $name plain text; words that match are between the tags of {@see
     *     \Stallkeeper\Render\Text\Highlight}
     * @param string $href relative to the site's host, or whole on another host
     * @param int|null $count number of posts and products that visitors can find; null for a page
     */
    public function __construct(
        public readonly string $name,
        public readonly string $href,
        public readonly ?int $count,
    ) {}

    /** @return array{name: string, href: string, count: ?int} */
    public function toArray(): array
    {
        return ['name' => $this->name, 'href' => $this->href, 'count' => $this->count];
    }
}
