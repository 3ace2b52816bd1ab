<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Suggestions;

use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;
use Stallkeeper\Tools\Search\ResultsPage\SearchSchema;

/** Suggestions below search forms, and below the form in the header of a theme. */
final class SuggestionsFeature extends Feature
{
    /** Filters of finished search forms. */
    private const FORMS = [
        'get_search_form',
        'get_product_search_form',
        'render_block_core/search',
        'render_block_woocommerce/product-search',
    ];

    /** After the theme and other plugins have replaced or removed the form. */
    private const AFTER_OTHERS = 99;

    public function addServices(Container $services): void
    {
        $services->whenCreated(
            SearchSchema::class,
            static fn(SearchSchema $schema) => $schema->add($services->get(SuggestionsSettings::class)->settings(...)),
        );
    }

    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('stallkeeper_search_form_suggestions', [Suggestions::class, 'parts']);
        foreach (self::FORMS as $filter) {
            $hooks->add($filter, [FormSuggestions::class, 'addToForm'], self::AFTER_OTHERS);
        }
        $hooks->add('admin_notices', [OtherSearchNotice::class, 'printNotice']);
        $hooks->add('admin_post_' . OtherSearchNotice::ACTION, [OtherSearchNotice::class, 'dismissNotice']);
    }
}
