<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/** Logs an error in a template and shows it to users who can edit the theme. */
final class TemplateErrorNotice
{
    /** @return string HTML of a notice; '' for users who cannot edit the theme */
    public static function html(TemplateException $fault): string
    {
        self::log($fault);
        if (!current_user_can('edit_theme_options')) {
            return '';
        }
        return sprintf(
            '<div class="notice notice--problem" data-template-fault><p><strong>%s</strong> %s</p><p>%s</p></div>',
            /* translators: 1: template file, 2: line number */
            esc_html(sprintf(__('The template %1$s cannot be used because of line %2$d:', 'stallkeeper-tools'), $fault->place(), $fault->templateLine)),
            esc_html($fault->getMessage()),
            esc_html__('Visitors see plain results until it is mended. Only administrators see this note.', 'stallkeeper-tools'),
        );
    }

    private static function log(TemplateException $fault): void
    {
        /** @var array<string, true> $logged */
        static $logged = [];
        $line = sprintf('Stallkeeper: %s, line %d: %s', $fault->place(), $fault->templateLine, $fault->getMessage());
        if (!isset($logged[$line])) {
            $logged[$line] = true;
            error_log($line);
        }
    }
}
