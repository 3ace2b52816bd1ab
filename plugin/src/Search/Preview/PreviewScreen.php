<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Preview;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Settings\SelectOptions;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Tokenizer\Tokenizer;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\OwnerPage;
use Stallkeeper\Tools\Search\SearchTypes;

/** The screen _Stallkeeper, Search preview_: the results of a query, and why each of them is where it is. */
final class PreviewScreen
{
    public function __construct(
        private readonly SearchPreview $preview,
        private readonly PreviewList $list,
        private readonly SearchTypes $types,
        private readonly RequestInput $input,
    ) {}

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                PreviewList::SLUG,
                __('Search preview', 'stallkeeper-tools'),
                OwnerMenu::capability(),
                20,
                $this->printPage(...),
                help: [
                    __(
                        'Enter a query to see the results that visitors get, and why each of them is where it is: words, fields, corrections, synonyms and points.',
                        'stallkeeper-tools',
                    ),
                    __('Above the results are links to the screens that change them.', 'stallkeeper-tools'),
                ],
            ),
        );
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        if (!current_user_can(OwnerMenu::capability())) {
            return;
        }
        $input = $this->input->query();
        $query = QueryText::fromRequest($input->text('query'));
        $types = $this->types->all();
        $type = $input->text('type');
        $type = isset($types[$type]) ? $type : (string) array_key_first($types);
        printf(
            '<p>%s</p>',
            esc_html__(
                'Shows which results visitors get for a query, in their order, and why each of them is where it is.',
                'stallkeeper-tools',
            ),
        );
        $this->printForm($query->text, $type);
        if ($query->isCut) {
            self::printNotice(
                'warning',
                sprintf(
                    /* translators: %s: maximum number of characters */
                    __('A query has at most %s characters. The rest was removed.', 'stallkeeper-tools'),
                    number_format_i18n(SearchSettings::QUERY_MAX_LENGTH),
                ),
            );
        }
        if ($input->has('query')) {
            $this->printResults(
                trim($query->text),
                $type,
                $input->integer('paged', 1, SearchPreview::MAX_PAGE + 1, 1) - 1,
            );
        }
    }

    private function printForm(string $query, string $type): void
    {
        $options = SelectOptions::html(
            array_map(static fn(array $each): string => $each['label'], $this->types->all()),
            $type,
        );
        printf(
            '<form method="get" action="%s"><input type="hidden" name="page" value="%s"><p>' .
                '<label for="stallkeeper-query">%s</label> ' .
                '<input class="regular-text" type="search" id="stallkeeper-query" name="query"' .
                ' maxlength="%d" value="%s"> ' .
                '<label for="stallkeeper-type">%s</label> <select id="stallkeeper-type" name="type">%s</select> ' .
                '<button class="button button-primary">%s</button></p></form>',
            esc_url(admin_url('admin.php')),
            esc_attr(PreviewList::SLUG),
            esc_html__('Query', 'stallkeeper-tools'),
            SearchSettings::QUERY_MAX_LENGTH,
            esc_attr($query),
            esc_html__('Type', 'stallkeeper-tools'),
            $options, // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above
            esc_html__('Explain results', 'stallkeeper-tools'),
        );
    }

    private function printResults(string $query, string $type, int $page): void
    {
        if (Tokenizer::tokens($query) === []) {
            self::printNotice('error', __('Enter a query with at least one letter or digit.', 'stallkeeper-tools'));

            return;
        }
        try {
            $result = $this->preview->run($query, $type, $page);
        } catch (SearchException) {
            self::printNotice(
                'error',
                __('This search takes too long to be explained. Use fewer or longer words.', 'stallkeeper-tools'),
            );

            return;
        }
        if ($result === null) {
            self::printNotice(
                'error',
                __(
                    'The search index is not available, so WordPress’s own search answers visitors. It cannot be explained.',
                    'stallkeeper-tools',
                ),
            );

            return;
        }
        $this->list->print($query, $type, $page, $result);
    }

    /** @param 'error'|'warning' $kind */
    private static function printNotice(string $kind, string $text): void
    {
        printf(
            '<div class="notice notice-%s inline" role="%s"><p>%s</p></div>',
            esc_attr($kind),
            $kind === 'error' ? 'alert' : 'status',
            esc_html($text),
        );
    }
}
