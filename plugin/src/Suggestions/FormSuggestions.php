<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Suggestions;

use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Widget\WidgetLocations;

/**
 * Adds suggestions to the search forms of any theme, of WordPress's search block and of WooCommerce. Only attributes
 * are added: the script creates the list when a visitor uses the form. Without JavaScript nothing changes.
 */
final class FormSuggestions
{
    /** Option: which forms have suggestions. */
    public const PLACE = 'stallkeeper_search_suggestions_in';
    public const ALL_FORMS = 'all';
    public const HEADER_ONLY = 'header';

    public function __construct(
        private readonly Suggestions $suggestions,
        private readonly OtherLiveSearch $others,
        private readonly RecordFactory $records,
        private readonly WidgetLocations $locations,
    ) {}

    /**
     * Hooks: `get_search_form`, `get_product_search_form`, `render_block_core/search` and
     * `render_block_woocommerce/product-search`.
     */
    public function addToForm(mixed $html): mixed
    {
        if (!is_string($html) || !$this->isInAllForms() || $this->others->isActive()) {
            return $html;
        }
        $form = FormMarkup::find($html);
        $config = $form === null ? null : $this->config($form, $html);

        return $form === null || $config === null
            ? $html
            : $form->withSuggestions((string) wp_json_encode($config, JSON_HEX_TAG));
    }

    /** Whether the owner wants suggestions in all search forms. */
    public function isInAllForms(): bool
    {
        return get_option(self::PLACE, self::ALL_FORMS) !== self::HEADER_ONLY;
    }

    /** @return array<string, mixed>|null null if suggestions are off, or if the index lacks what the form searches */
    private function config(FormMarkup $form, string $html): ?array
    {
        $type = $form->postType();
        if ($type !== '' && !in_array($type, $this->records->types(), true)) {
            return null;
        }
        $config = $this->suggestions->config($type, $html);
        if ($config === null) {
            return null;
        }
        // The last suggestion opens the page that the form opens.
        $address = $config['all']['address'];
        $address['path'] = $form->action === '' ? $this->locations->searchPath() : $form->action;
        $address['parameters'] = $form->hiddenFields;
        $config['all']['address'] = $address;

        return $config + [
            'label' => __('Suggestions', 'stallkeeper-tools'),
            'limits' => $form->limits,
        ];
    }
}
