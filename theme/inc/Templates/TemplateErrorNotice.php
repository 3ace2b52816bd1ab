<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Templates;

/** Reports a template error to administrators, on the page and in the PHP error log. */
final class TemplateErrorNotice
{
    private const CAPABILITY = 'edit_theme_options';

    /** With a persistent object cache, the log gets one line per error in this time. Otherwise one per request. */
    private const LOG_INTERVAL_S = 60;

    /** @return string HTML for administrators; '' for other users */
    public function html(TemplateError $error): string
    {
        $this->log($error);
        if (!current_user_can(self::CAPABILITY)) {
            return '';
        }

        return sprintf(
            '<div class="notice notice--problem" data-template-fault><p><strong>%s</strong> %s</p><p>%s</p></div>',
            esc_html(
                sprintf(
                    /* translators: 1: template file, 2: line number */
                    __('The template %1$s has an error in line %2$d:', 'stallkeeper'),
                    $error->displayPath(),
                    $error->templateLine,
                ),
            ),
            esc_html($error->getMessage()),
            esc_html__(
                'Visitors see a plain list until the error is fixed. Only administrators see this notice.',
                'stallkeeper',
            ),
        );
    }

    private function log(TemplateError $error): void
    {
        $line = sprintf(
            'Stallkeeper: %s, line %d: %s',
            $error->displayPath(),
            $error->templateLine,
            $error->getMessage(),
        );
        if (wp_cache_add(md5($line), true, 'stallkeeper_template_errors', self::LOG_INTERVAL_S)) {
            error_log($line);
        }
    }
}
