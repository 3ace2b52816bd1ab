<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\SearchAddress;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Search\Query\WidgetLocation;
use Stallkeeper\Tools\Templates\TemplateErrorNotice;
use Stallkeeper\Tools\Templates\TemplateException;
use Stallkeeper\Tools\Templates\TemplateLoader;

/** The search form that stands outside of widgets: in the header, on the 404 page, in a search widget of WordPress. */
final class SearchForm
{
    /**
     * @param string $label name of the landmark; each form of a page has its own
     * @param bool $suggests whether it is the form, one of a page, that shows a few hits while typing
     */
    public static function print(string $label = '', bool $suggests = false): void
    {
        $label = $label === '' ? __('Search the shop', 'stallkeeper-tools') : $label;
        $action = WidgetLocation::homePath();
        $query = is_search() ? QueryText::of(get_search_query(false))->text : '';
        try {
            $template = TemplateLoader::load('search/form', ['settings' => SearchSettings::fromAttributes([]), 'label' => $label]);
        } catch (TemplateException $fault) {
            // Both are escaped where they are made.
            echo TemplateErrorNotice::html($fault), FallbackMarkup::form($query, $action);
            return;
        }
        $address = new SearchAddress($action, 's', 'paged');
        $suggestions = $suggests ? Suggestions::parts() : ['attribute' => '', 'list' => ''];
        // Finished templates and attributes: their values are escaped there.
        echo '<div class="wp-exclude-emoji search-place"', $suggestions['attribute'], '>', $template->render(['form' => ['action' => $action, 'query' => $query, 'resetHref' => $address->of(''), 'kept' => []]]), $suggestions['list'], '</div>';
    }
}
