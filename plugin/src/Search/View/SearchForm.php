<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use Stallkeeper\Render\Search\QueryText;
use Stallkeeper\Render\Search\SearchAddress;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Theme\Templates\FaultNotice;
use Stallkeeper\Theme\Templates\TemplateFault;
use Stallkeeper\Theme\Templates\TemplateLoader;

/** The search form that stands outside of widgets: in the header, on the 404 page, in a search widget of WordPress. */
final class HeaderForm
{
    /**
     * @param string $label name of the landmark; each form of a page has its own
     * @param bool $suggests whether it is the form, one of a page, that shows a few hits while typing
     */
    public static function print(string $label = '', bool $suggests = false): void
    {
        $label = $label === '' ? __('Search the shop', 'stallkeeper') : $label;
        $action = WidgetPlace::homePath();
        $query = is_search() ? QueryText::of(get_search_query(false))->text : '';
        try {
            $template = TemplateLoader::load('search/form', ['settings' => SearchSettings::fromAttributes([]), 'label' => $label]);
        } catch (TemplateFault $fault) {
            // Both are escaped where they are made.
            echo FaultNotice::html($fault), PlainResults::form($query, $action);
            return;
        }
        $address = new SearchAddress($action, 's', 'paged');
        $suggestions = $suggests ? Suggestions::parts() : ['attribute' => '', 'list' => ''];
        // Finished templates and attributes: their values are escaped there.
        echo '<div class="wp-exclude-emoji search-place"', $suggestions['attribute'], '>', $template->render(['form' => ['action' => $action, 'query' => $query, 'resetHref' => $address->of(''), 'kept' => []]]), $suggestions['list'], '</div>';
    }
}
