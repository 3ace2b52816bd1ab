<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/** Logs an error in a template and shows it to users who can edit the theme. */
final class TemplateErrorNotice
{
    /** @var array<string, true> lines that this request has logged */
    private array $logged = [];

    /** @return string HTML about a template of the plugin; '' for users who cannot edit the theme */
    public function html(TemplateException $error): string
    {
        return $this->notice(
            $error,
            __(
                'Visitors see plain results until the error is fixed. Only administrators see this notice.',
                'stallkeeper-tools',
            ),
        );
    }

    /** @return string HTML for administrators about a theme's override; '' for visitors */
    public function ofOverride(TemplateException $error): string
    {
        return $this->notice(
            $error,
            __(
                'Visitors see the plugin’s own template until the error is fixed. Only administrators see this notice.',
                'stallkeeper-tools',
            ),
        );
    }

    private function notice(TemplateException $error, string $consequence): string
    {
        $this->log($error);
        if (!current_user_can('edit_theme_options')) {
            return '';
        }
        return sprintf(
            '<div class="notice notice--problem" data-template-fault><p><strong>%s</strong> %s</p><p>%s</p></div>',
            esc_html(
                sprintf(
                    /* translators: 1: template file, 2: line number */
                    __('The template %1$s cannot be used because of line %2$d:', 'stallkeeper-tools'),
                    $error->place(),
                    $error->templateLine,
                ),
            ),
            esc_html($error->getMessage()),
            esc_html($consequence),
        );
    }

    private function log(TemplateException $fault): void
    {
        $line = sprintf('Stallkeeper: %s, line %d: %s', $fault->place(), $fault->templateLine, $fault->getMessage());
        if (!isset($this->logged[$line])) {
            $this->logged[$line] = true;
            error_log($line);
        }
    }
}
