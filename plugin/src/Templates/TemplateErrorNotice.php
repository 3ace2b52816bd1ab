<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/** Logs an error in a template and shows it to users who can edit the theme. */
final class TemplateErrorNotice
{
    /** @return string HTML about a template of the plugin; '' for users who cannot edit the theme */
    public static function html(TemplateException $error): string
    {
        return self::notice($error, __('Visitors see plain results until the error is fixed. Only administrators see this notice.', 'stallkeeper-tools'));
    }

    /** @return string HTML for administrators about a theme's override; '' for visitors */
    public static function ofOverride(TemplateException $error): string
    {
        return self::notice($error, __('Visitors see the plugin’s own template until the error is fixed. Only administrators see this notice.', 'stallkeeper-tools'));
    }

    private static function notice(TemplateException $error, string $consequence): string
    {
        self::log($error);
        if (!current_user_can('edit_theme_options')) {
            return '';
        }
        return sprintf(
            '<div class="notice notice--problem" data-template-fault><p><strong>%s</strong> %s</p><p>%s</p></div>',
            /* translators: 1: template file, 2: line number */
            esc_html(sprintf(__('The template %1$s cannot be used because of line %2$d:', 'stallkeeper-tools'), $error->place(), $error->templateLine)),
            esc_html($error->getMessage()),
            esc_html($consequence),
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
