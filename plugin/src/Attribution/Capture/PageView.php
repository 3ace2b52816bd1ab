<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Capture;

/** Whether this request is for a page of the shop, and whether it counts as a page view. */
final class PageView
{
    /** @return bool whether this request prints an HTML page with the theme's header and footer */
    public static function hasBody(): bool
    {
        return !is_feed() && !is_robots() && !is_trackback() && !is_favicon() && !is_embed();
    }

    public static function isView(): bool
    {
        if (!self::hasBody() || is_preview() || is_customize_preview()) {
            return false;
        }
        if (wp_doing_ajax() || wp_doing_cron() || defined('REST_REQUEST') || defined('XMLRPC_REQUEST')) {
            return false;
        }
        // The visitor may never see a prefetched page, and the 404 page of a missing image is not a page view.
        $purpose = strtolower(self::header('HTTP_SEC_PURPOSE') . self::header('HTTP_PURPOSE') . self::header('HTTP_X_MOZ'));
        $target = self::header('HTTP_SEC_FETCH_DEST');

        return !str_contains($purpose, 'prefetch') && in_array($target, ['', 'document', 'iframe', 'frame'], true);
    }

    private static function header(string $name): string
    {
        $value = $_SERVER[$name] ?? '';

        return is_string($value) ? $value : '';
    }
}
