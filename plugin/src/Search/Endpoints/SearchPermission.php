<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Endpoints;

use Stallkeeper\Tools\Search\Records\SiteVisibility;
use WP_Error;

/** Permission of the routes that search for visitors. */
final class SearchPermission
{
    public function __construct(private readonly SiteVisibility $visibility) {}

    /**
     * Permission callback of the routes.
     *
     * @return true|WP_Error error if visitors may not search this site
     */
    public function isOpen(): bool|WP_Error
    {
        return $this->visibility->isPublic()
            ? true
            : new WP_Error('stallkeeper_search_closed', __('Search is disabled on this site.', 'stallkeeper-tools'), [
                'status' => 404,
            ]);
    }
}
