<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/** What a search returns. The values are those of `type` in the provider's multi-query calls. */
enum SearchType: string
{
    /** A list of hits. */
    case Default = 'default';

    /** Values of one facet. */
    case Facet = 'facet';

    /** @param array<array-key, mixed> $params search parameters in the provider's format; without a type they are a search for hits */
    public static function of(array $params): self
    {
        return ($params['type'] ?? null) === self::Facet->value ? self::Facet : self::Default;
    }
}
