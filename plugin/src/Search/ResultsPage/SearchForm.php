<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\ResultsPage;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\ResultsViewModel;
use Stallkeeper\Render\Search\SearchAddress;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Search\Widget\FallbackMarkup;
use Stallkeeper\Tools\Search\Widget\WidgetLocations;
use Stallkeeper\Tools\Templates\Styles;
use Stallkeeper\Tools\Templates\TemplateErrorNotice;
use Stallkeeper\Tools\Templates\TemplateException;
use Stallkeeper\Tools\Templates\TemplateLoader;

/**
 * Replaces the form of get_search_form() and of the block core/search in themes that know the plugin's markup, and the
 * form with suggestions in a header. Other themes keep their forms. Widgets of search results have their own form.
 */
final class SearchForm
{
    /** Argument of get_search_form() that turns on suggestions while typing. Only one form per page may have it. */
    public const SUGGEST = 'stallkeeper_suggestions';

    public function __construct(
        private readonly WidgetLocations $locations,
        private readonly TemplateLoader $templates,
        private readonly TemplateErrorNotice $errors,
    ) {}

    /**
     * Hook: `get_search_form`.
     *
     * @param mixed $form the theme's markup
     * @param mixed $args arguments of get_search_form(); `aria_label` is the accessible name of the landmark
     */
    public function replaceForm(mixed $form, mixed $args = []): string
    {
        $args = is_array($args) ? $args : [];
        $label = $args['aria_label'] ?? '';
        $suggests = ($args[self::SUGGEST] ?? false) === true;
        if (!$suggests && is_string($form) && !self::isKnownToTheme()) {
            return $form;
        }

        return $this->html(
            is_string($label) && $label !== '' ? $label : __('Search this site', 'stallkeeper-tools'),
            $suggests,
        );
    }

    /**
     * Hook: `render_block_core/search`.
     *
     * @param mixed $html
     * @param mixed $block reads the attributes `label` and `query`; a block that searches one post type stays unchanged
     */
    public function replaceBlock(mixed $html, mixed $block): mixed
    {
        $attributes = is_array($block) && is_array($block['attrs'] ?? null) ? $block['attrs'] : [];
        if (($attributes['query'] ?? []) !== [] || !self::isKnownToTheme()) {
            return $html;
        }
        $label = $attributes['label'] ?? '';

        return $this->html(
            is_string($label) && $label !== ''
                ? wp_strip_all_tags($label)
                : __('Search this site', 'stallkeeper-tools'),
            false,
        );
    }

    /**
     * @param string $label accessible name of the landmark; each form of a page needs its own
     * @param bool $suggests whether to show suggestions while typing; only one form of a page may
     * @return string HTML
     */
    public function html(string $label, bool $suggests): string
    {
        $action = $this->locations->searchPath();
        $query = is_search() ? QueryText::fromRequest(get_search_query(false))->text : '';
        try {
            $template = $this->templates->load(
                'search/form',
                [
                    'settings' => SearchSettings::fromAttributes([]),
                    'label' => $label,
                    'maxLength' => SearchSettings::QUERY_MAX_LENGTH,
                ],
                ResultsViewModel::FORM_FIELDS,
            );
        } catch (TemplateException $error) {
            return $this->errors->html($error) . FallbackMarkup::form($query, $action);
        }
        $address = new SearchAddress($action, 's', 'paged');
        /**
         * Filters what shows suggestions below the form in the header.
         *
         * @param array{attribute?: string, list?: string} $parts HTML: attribute of the form's wrapper; list to print
         *     after the form
         */
        $suggestions = Input::fromArray($suggests ? apply_filters('stallkeeper_search_form_suggestions', []) : []);
        $form = $template->render([
            'form' => [
                'action' => $action,
                'query' => $query,
                'resetHref' => $address->buildUrl(''),
                'hiddenFields' => [],
            ],
        ]);

        // The template and the suggestions have escaped their values.
        return '<div class="wp-exclude-emoji search-place"' .
            $suggestions->text('attribute') .
            '>' .
            $form .
            $suggestions->text('list') .
            '</div>';
    }

    /** Whether the theme has styles for the plugin's form. */
    private static function isKnownToTheme(): bool
    {
        return current_theme_supports(Styles::RESULTS_FEATURE);
    }
}
