<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Search\Ranking\QueryRules;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\OwnerPage;
use Stallkeeper\Tools\Search\Records\RecordFactory;

/** The screen _Stallkeeper, Pinned results_: which results of a query come first, and which are hidden. */
final class PinnedScreen
{
    public const SLUG = PinnedAddition::SCREEN;

    private const ACTION = 'stallkeeper_pinned_results';

    private ?PinnedForm $form = null;

    public function __construct(
        private readonly PinnedResults $results,
        private readonly PinnedTable $table,
        private readonly RecordFactory $records,
        private readonly PinnedMatches $matches,
        private readonly PinnedAddition $addition,
        private readonly RequestInput $input,
    ) {}

    public static function address(string $query = ''): string
    {
        return OwnerMenu::address(self::SLUG, ['query' => $query]);
    }

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                self::SLUG,
                __('Pinned results', 'stallkeeper-tools'),
                OwnerMenu::capability(),
                40,
                $this->printPage(...),
                $this->save(...),
                [
                    __(
                        'Enter a query, then choose which of its results come first. A pinned product is a result even if it does not contain the words.',
                        'stallkeeper-tools',
                    ),
                    __(
                        'A rule applies to searches for exactly these words. Other queries keep their results.',
                        'stallkeeper-tools',
                    ),
                ],
            ),
        );
    }

    /** Saves a submitted form; with errors, the page shows it again. */
    public function save(): void
    {
        $posted = $this->input->posted();
        if (!$posted->has('stallkeeper_pinned')) {
            return;
        }
        check_admin_referer(self::ACTION);
        $this->form = PinnedForm::submitted($posted, $this->results, $this->records, $this->matches);
        $isFinding = $posted->has(PinnedForm::FIND);
        if ($this->form->errors === [] && !$isFinding) {
            $this->results->save($this->form->query, $this->form->pinned(), $this->form->hidden);
            wp_safe_redirect(add_query_arg('saved', '1', self::address($this->form->query)));
            exit();
        }
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        $form = $this->form ?? PinnedForm::saved($this->input->query()->text('query'), $this->results);
        foreach ($form->errors as $error) {
            printf('<div class="notice notice-error" role="alert"><p>%s</p></div>', esc_html($error));
        }
        if ($form->errors === [] && $this->input->query()->has('saved')) {
            printf(
                '<div class="notice notice-success" role="status"><p>%s</p></div>',
                esc_html__(
                    'Results saved. Visitors see them at once; cached pages show them when they expire.',
                    'stallkeeper-tools',
                ),
            );
        }
        $hasWords = QueryRules::key($form->query) !== '';
        if (!$hasWords && $form->errors === [] && $this->input->query()->has('query')) {
            printf(
                '<div class="notice notice-error" role="alert"><p>%s</p></div>',
                esc_html__('Enter a query with at least one letter or digit.', 'stallkeeper-tools'),
            );
        }
        $this->printQueryForm($form->query);
        if ($hasWords) {
            $this->printResults($form);
        }
        $this->printQueries();
    }

    private function printQueryForm(string $query): void
    {
        printf(
            '<p>%s</p>',
            esc_html__(
                'Choose which results of a query come first, and hide results that do not fit. This applies to searches for exactly these words.',
                'stallkeeper-tools',
            ),
        );
        printf(
            '<form method="get" action="%s"><input type="hidden" name="page" value="%s"><p>' .
                '<label for="stallkeeper-query">%s</label> ' .
                '<input class="regular-text" type="search" id="stallkeeper-query" name="query"' .
                ' maxlength="512" value="%s"> ' .
                '<button class="button">%s</button></p></form>',
            esc_url(admin_url('admin.php')),
            esc_attr(self::SLUG),
            esc_html__('Query', 'stallkeeper-tools'),
            esc_attr($query),
            esc_html__('Show results', 'stallkeeper-tools'),
        );
    }

    private function printResults(PinnedForm $form): void
    {
        printf(
            '<h2>%s</h2><form method="post" action="%s">',
            /* translators: %s: query of a visitor */
            esc_html(sprintf(__('Results of “%s”', 'stallkeeper-tools'), $form->query)),
            esc_url(self::address($form->query)),
        );
        wp_nonce_field(self::ACTION);
        printf(
            '<input type="hidden" name="stallkeeper_pinned" value="1"><input type="hidden" name="query" value="%s">',
            esc_attr($form->query),
        );
        $this->table->print($form);
        $this->addition->print($form);
        printf(
            '<p><button class="button button-primary">%s</button></p></form>',
            esc_html__('Save results', 'stallkeeper-tools'),
        );
    }

    private function printQueries(): void
    {
        $rules = $this->results->all();
        echo '<h2>', esc_html__('Queries with pinned or hidden results', 'stallkeeper-tools'), '</h2>';
        if ($rules === []) {
            echo '<p>', esc_html__('None.', 'stallkeeper-tools'), '</p>';
            return;
        }
        echo '<table class="widefat striped" style="max-width: 50rem"><thead><tr>';
        foreach (
            [__('Query', 'stallkeeper-tools'), __('Pinned', 'stallkeeper-tools'), __('Hidden', 'stallkeeper-tools')]
            as $head
        ) {
            echo '<th scope="col">', esc_html($head), '</th>';
        }
        echo '</tr></thead><tbody>';
        foreach ($rules as $rule) {
            printf(
                '<tr><th scope="row"><a href="%s">%s</a></th><td>%s</td><td>%s</td></tr>',
                esc_url(self::address($rule['query'])),
                esc_html($rule['query']),
                esc_html(number_format_i18n(count($rule['pinned']))),
                esc_html(number_format_i18n(count($rule['hidden']))),
            );
        }
        echo '</tbody></table>';
    }
}
