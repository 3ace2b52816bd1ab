<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\OwnerPage;
use Stallkeeper\Tools\OwnerMenu\QueryAction;

/** The screen _Stallkeeper, Search synonyms_: rules, stop words and plurals, with import and export. */
final class SynonymsScreen
{
    public function __construct(
        private readonly RequestInput $input,
        private readonly SynonymsForm $form,
        private readonly SynonymsFields $fields,
        private readonly SynonymsTrial $trial,
    ) {}

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                SynonymsForm::SCREEN,
                __('Search synonyms', 'stallkeeper-tools'),
                SynonymsForm::CAPABILITY,
                30,
                $this->printPage(...),
                $this->submitForm(...),
                [
                    __(
                        'Synonyms help visitors who use other words than the shop. “sofa, couch” makes both words find each other; “tv stand => sideboard” works in one direction only.',
                        'stallkeeper-tools',
                    ),
                    __('Changes apply to the next search. The index is not rebuilt.', 'stallkeeper-tools'),
                ],
            ),
        );
    }

    /** Saves a submitted form; after an error, the page shows it again. */
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

    /**
     * Hook: `stallkeeper_query_actions`.
     *
     * @return array<array-key, mixed>
     */
    public function addQueryAction(mixed $actions, mixed $query): array
    {
        $actions = is_array($actions) ? $actions : [];
        if (is_string($query) && current_user_can(SynonymsForm::CAPABILITY)) {
            $actions[] = new QueryAction(
                SynonymsForm::addressFor($query),
                __('Add synonym', 'stallkeeper-tools'),
                /* translators: %s: query of visitors */
                sprintf(__('Add synonym for “%s”', 'stallkeeper-tools'), $query),
            );
        }

        return $actions;
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        if (!current_user_can(SynonymsForm::CAPABILITY)) {
            return;
        }
        $form = $this->form;
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
        $this->trial->print();
        $this->fields->printForms($form->values(), array_keys($form->problems()));
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
