<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

/** Links of one kind. */
final class LinkGroup
{
    /**
     * @param string $kind name of the taxonomy, or `page`; LinkKinds has the headings
     * @param non-empty-list<Link> $links best first
     */
    public function __construct(public readonly string $kind, public readonly array $links) {}

    /** @return array{kind: string, links: list<array{name: string, href: string, count: ?int}>} */
    public function toArray(): array
    {
        return [
            'kind' => $this->kind,
            'links' => array_map(static fn(Link $link): array => $link->toArray(), $this->links),
        ];
    }
}
