<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Templates;

/** Returns the output of a template part as a string. */
final class TemplatePart
{
    /**
     * @param string               $slug slug such as `parts/front/banner`; a child theme's file takes precedence
     * @param array<string, mixed> $args arguments: see the docblock of each file
     */
    public function html(string $slug, array $args = []): string
    {
        $level = ob_get_level();
        ob_start();
        try {
            get_template_part($slug, null, $args);

            return (string) ob_get_contents();
        } finally {
            // Close all output buffers that the template part has left open, even after an exception.
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
        }
    }
}
