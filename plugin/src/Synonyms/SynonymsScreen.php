<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use Stallkeeper\Render\Http\RequestInput;

/** The screen _Settings, Search synonyms_: rules, stop words and plurals, with import and export. */
final class SynonymsScreen
{
    public function __construct(
        private readonly RequestInput $input,
        private readonly SynonymsForm $form,
        private readonly SynonymsFields $fields,
    ) {}

    /** Hook: `admin_menu`. */
    public function addPage(): void
    {
        $hook = add_options_page(
            __('Search synonyms', 'stallkeeper-tools'),
            __('Search synonyms', 'stallkeeper-tools'),
            SynonymsForm::CAPABILITY,
            SynonymsForm::SCREEN,
            [$this, 'printPage'],
        );
        if (is_string($hook)) {
            add_action("load-$hook", [$this, 'submitForm']);
        }
    }

    /**
     * Hook: `load-settings_page_stallkeeper-synonyms`. Saves a submitted form; after an error, the page shows it
     * again.
     */
    public function submitForm(): void
    {
        if (!current_user_can(SynonymsForm::CAPABILITY)) {
            return;
        }
        $done = $this->form->submit();
        if ($done !== '') {
            wp_safe_redirect(SynonymsForm::address($done));
            exit();
        }
    }

    /**
     * Hook: `stallkeeper_search_preview_links`.
     *
     * @return array<array-key, mixed>
     */
    public function addPreviewLink(mixed $links, mixed $query): array
    {
        return (is_array($links) ? $links : []) +
            (is_string($query) && current_user_can(SynonymsForm::CAPABILITY)
                ? [SynonymsForm::addressFor($query) => __('Add synonym', 'stallkeeper-tools')]
                : []);
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        if (!current_user_can(SynonymsForm::CAPABILITY)) {
            return;
        }
        $form = $this->form;
        echo '<div class="wrap"><h1>', esc_html__('Search synonyms', 'stallkeeper-tools'), '</h1>';
        $this->printNotices($form->problems());
        if ($form->newWords() !== '' && $form->problems() === []) {
            printf(
                '<div class="notice notice-info inline"><p>%s</p></div>',
                esc_html(
                    sprintf(
                        /* translators: %s: words of a new synonym rule */
                        __(
                            'The first line of the synonyms begins a rule for “%s”. Add the words that it should find, then save.',
                            'stallkeeper-tools',
                        ),
                        $form->newWords(),
                    ),
                ),
            );
        }
        $this->fields->printForms($form->values(), array_keys($form->problems()));
        echo '</div>';
    }

    /** @param array<string, list<string>> $problems sentences by field */
    private function printNotices(array $problems): void
    {
        $done = match ($this->input->query()->text('done')) {
            SynonymsForm::SAVE => __('Settings saved.', 'stallkeeper-tools'),
            SynonymsForm::IMPORT => __('Rules imported.', 'stallkeeper-tools'),
            default => '',
        };
        if ($done !== '' && $problems === []) {
            printf('<div class="notice notice-success" role="status"><p>%s</p></div>', esc_html($done));
        }
        if ($problems === []) {
            return;
        }
        echo '<div class="notice notice-error" role="alert"><p>',
            esc_html__('Nothing was saved. Correct these problems:', 'stallkeeper-tools'),
            '</p>';
        foreach ($problems as $field => $texts) {
            printf('<ul id="stallkeeper-%s-problems" class="ul-disc">', esc_attr($field));
            foreach ($texts as $text) {
                echo '<li>', esc_html($text), '</li>';
            }
            echo '</ul>';
        }
        echo '</div>';
    }
}
