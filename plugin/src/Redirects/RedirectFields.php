<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Redirects;

/** The fields of a redirect, with the messages about what was typed. */
final class RedirectFields
{
    public function print(RedirectForm $form): void
    {
        if ($form->errors !== []) {
            printf(
                '<div class="notice notice-error" role="alert"><p>%s</p></div>',
                esc_html__('The redirect was not saved. Correct the marked fields.', 'stallkeeper-tools'),
            );
        }
        printf(
            '<h2>%s</h2><input type="hidden" name="replaced" value="%s"><table class="form-table" role="presentation">',
            $form->replaced === ''
                ? esc_html__('Add redirect', 'stallkeeper-tools')
                : esc_html__('Edit redirect', 'stallkeeper-tools'),
            esc_attr($form->replaced),
        );
        self::printField(
            'query',
            __('Query', 'stallkeeper-tools'),
            __('The words that visitors search for.', 'stallkeeper-tools'),
            $form,
        );
        self::printField(
            'address',
            __('Address', 'stallkeeper-tools'),
            __('Path or full address of a page on this site, such as /sale/.', 'stallkeeper-tools'),
            $form,
        );
        printf(
            '</table><p><button class="button button-primary">%s</button></p>',
            esc_html__('Save redirect', 'stallkeeper-tools'),
        );
    }

    private static function printField(string $name, string $label, string $help, RedirectForm $form): void
    {
        $error = $form->errors[$name] ?? '';
        printf(
            '<tr><th scope="row"><label for="stallkeeper-redirect-%1$s">%2$s</label></th><td>' .
                '<input class="regular-text" id="stallkeeper-redirect-%1$s" name="%1$s" value="%3$s" required' .
                ' autocomplete="off" aria-describedby="stallkeeper-redirect-%1$s-help"%4$s>' .
                '<p class="description" id="stallkeeper-redirect-%1$s-help">%5$s%6$s</p></td></tr>',
            esc_attr($name),
            esc_html($label),
            esc_attr($name === 'query' ? $form->query : $form->address),
            $error === '' ? '' : ' aria-invalid="true"',
            $error === '' ? '' : '<strong>' . esc_html($error) . '</strong><br>',
            esc_html($help),
        );
    }
}
