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
        private readonly PinnedRuleFields $fields,
        private readonly PinnedPreview $preview,
        private readonly PinnedRuleList $list,
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
                        'A rule applies to searches for exactly the words of its queries. Other queries keep their results.',
                        'stallkeeper-tools',
                    ),
                    __(
                        'With a start or an end date, a rule applies on these days only. Ended rules stay in the list until you delete them: unpin and show all of their results.',
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
        if ($this->form->errors === [] && !$this->form->isDraft) {
            $rule = $this->form->rule();
            $this->results->saveRule($this->form->query, $rule);
            wp_safe_redirect(add_query_arg('saved', '1', self::address($rule->queries[0])));
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
        if ($form->isDraft && $form->errors === []) {
            printf(
                '<div class="notice notice-info inline" role="status"><p>%s</p></div>',
                esc_html__('Nothing is saved yet. The preview below shows your changes.', 'stallkeeper-tools'),
            );
        } elseif ($form->errors === [] && $this->input->query()->has('saved')) {
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
        $this->list->print(self::address(...));
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
        // Enter in a field uses the first button of a form. Otherwise it would move a result.
        echo '<button class="screen-reader-text" tabindex="-1" aria-hidden="true"></button>';
        $this->fields->print($form);
        $this->table->print($form);
        $this->addition->print($form);
        $this->preview->print($form);
        printf(
            '<p><button class="button button-primary">%s</button></p></form>',
            esc_html__('Save results', 'stallkeeper-tools'),
        );
    }
}
