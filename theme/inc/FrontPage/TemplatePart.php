<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/** A template part as text. */
final class TemplatePart
{
    /**
     * @param string               $slug such as `parts/front/banner`; a child theme's file first
     * @param array<string, mixed> $args see the head of each file
     */
    public static function html(string $slug, array $args = []): string
    {
        $level = ob_get_level();
        ob_start();
        try {
            get_template_part($slug, null, $args);

            return (string) ob_get_contents();
        } finally {
            // What a part left open is closed, whatever happened in it.
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
        }
    }
}
