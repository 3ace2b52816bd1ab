<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use WP_REST_Request;

/** Knows whether the editor requests the preview of a block of the plugin. */
final class BlockPreview
{
    private const ROUTE = '/wp/v2/block-renderer/' . BlockList::NAMESPACE;

    private bool $isOn = false;

    /**
     * Hook: `rest_request_before_callbacks`.
     *
     * @return mixed the unchanged response
     */
    public function begin(mixed $response, mixed $handler, mixed $request): mixed
    {
        if (self::isPreview($request)) {
            $this->isOn = true;
            // WooCommerce loads the hooks of its product lists for pages only.
            $load = function_exists('WC') ? [WC(), 'frontend_includes'] : null;
            if (is_callable($load)) {
                $load();
            }
        }

        return $response;
    }

    /**
     * Hook: `rest_request_after_callbacks`.
     *
     * @return mixed the unchanged response
     */
    public function end(mixed $response, mixed $handler, mixed $request): mixed
    {
        if (self::isPreview($request)) {
            $this->isOn = false;
        }

        return $response;
    }

    public function isOn(): bool
    {
        return $this->isOn;
    }

    private static function isPreview(mixed $request): bool
    {
        return $request instanceof WP_REST_Request && str_starts_with($request->get_route(), self::ROUTE);
    }
}
