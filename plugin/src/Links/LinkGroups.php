<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

/** The categories, brands and pages that match a search, in groups. */
final class LinkGroups
{
    /** @param list<LinkGroup> $groups in the order of the page; no group is empty */
    public function __construct(public readonly array $groups = []) {}

    /** @return list<array{kind: string, links: list<array{name: string, href: string, count: ?int}>}> */
    public function toArray(): array
    {
        return array_map(static fn(LinkGroup $group): array => $group->toArray(), $this->groups);
    }
}
