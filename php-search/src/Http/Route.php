<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/** The call that a path selects: a multi-query, or a query or a facet value search of one index. */
final class Route
{
    /**
     * @param string|null $index null for a multi-query
     * @param string|null $facet null for a query
     */
    private function __construct(public readonly ?string $index = null, public readonly ?string $facet = null) {}

    /** @throws BadRequest when the API does not have this path */
    public static function fromPath(string $path): self
    {
        if (preg_match('#^/1/indexes/(?:\*|%2A)/queries/?$#Di', $path) === 1) {
            return new self();
        }
        if (preg_match('#^/1/indexes/([^/]{1,512})/query/?$#D', $path, $found) === 1) {
            return new self(rawurldecode($found[1]));
        }
        if (preg_match('#^/1/indexes/([^/]{1,512})/facets/([^/]{1,512})/query/?$#D', $path, $found) === 1) {
            return new self(rawurldecode($found[1]), rawurldecode($found[2]));
        }
        throw new BadRequest('Path not supported by this API', 404);
    }
}
