<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Suggestions;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Search\SearchAddress;
use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Render\Text\Highlight;
use Stallkeeper\Tools\Api\BackendConfiguration;
use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Languages\LanguageFilter;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\ExcludedWords;
use Stallkeeper\Tools\Search\Records\Products;
use Stallkeeper\Tools\Search\Records\SiteVisibility;
use Stallkeeper\Tools\Search\ResultsPage\ResultTexts;
use Stallkeeper\Tools\Search\Widget\WidgetLocations;

/** Shows some results below a search box while a visitor types. Without JavaScript the form is unchanged. */
final class Suggestions
{
    public const OPTION = 'stallkeeper_search_suggestions';
    private const MAX_HITS = 6;

    /** Links per group. Results pages show more. */
    private const MAX_LINKS = 3;

    /** Time limit for all hosts of one source together, in milliseconds. */
    private const TIMEOUT_MS = 2000;

    public function __construct(
        private readonly BuiltInEngine $engine,
        private readonly Products $products,
        private readonly SiteVisibility $visibility,
        private readonly SearchBackend $provider,
        private readonly LanguageFilter $language,
        private readonly ResultTexts $texts,
        private readonly WidgetLocations $locations,
        private readonly ExcludedWords $words,
    ) {}

    /**
     * Hook: `stallkeeper_search_form_suggestions`. The parts of the form in the header, one per page, because the list
     * has a fixed id. Other forms have {@see FormSuggestions}.
     *
     * @return array{attribute: string, list: string} HTML, empty if suggestions are off: attribute of the form's
     *     wrapper; empty list and live region to print after the form
     */
    public function parts(): array
    {
        $config = $this->config();

        return $config === null
            ? ['attribute' => '', 'list' => '']
            : [
                'attribute' => sprintf(' data-suggest="%s"', esc_attr((string) wp_json_encode($config))),
                'list' => sprintf(
                    '<ul class="stallkeeper-suggestions" id="search-suggestions" role="listbox" aria-label="%s"' .
                        ' data-part="suggestions" hidden></ul>' .
                        '<p class="screen-reader-text" role="status" data-part="suggestions-status"></p>',
                    esc_attr__('Suggestions', 'stallkeeper-tools'),
                ),
            ];
    }

    /** Whether the owner has turned suggestions on. */
    public function isOn(): bool
    {
        return (bool) get_option(self::OPTION, true);
    }

    /**
     * @param string $type the only type of posts to suggest; '' for all types
     * @param string $form HTML of the form; '' for the form in the header
     *
     * @return array{all: array{texts: array<string, mixed>, address: array<string, mixed>}, ...}|null values for the
     *     script; null if suggestions are off
     */
    public function config(string $type = '', string $form = ''): ?array
    {
        $settings = $this->provider->configuration();
        $sources = $this->sources($settings);
        /**
         * Filters whether a search form has suggestions. Return false to turn them off on this page or in this form.
         *
         * @param bool   $isOn
         * @param string $form HTML of the form; an empty string for the form in the header
         */
        if ($sources === [] || apply_filters('stallkeeper_search_suggestions', $this->isOn(), $form) !== true) {
            return null;
        }

        $hasProducts = $this->products->areIndexed();
        /**
         * Filters the links that suggestions show in groups beside their hits.
         *
         * @param array{url: string, titles: array<string, string>}|null $links address of the links of a query, and
         *     headings by kind; null if there are none
         * @param string $type the only type of posts to suggest; an empty string for all types
         */
        $links = apply_filters('stallkeeper_suggestion_links', null, $type);
        $titles = Input::fromArray($links)->at('titles')->all();

        return [
            'sources' => $sources,
            'params' => $this->words->allow(
                $this->language->addTo([
                    ...$type === '' ? [] : ['filters' => "post_type:$type"],
                    // The best pages are in a group of their own.
                    'hitsPerPage' => self::MAX_HITS + (isset($titles['page']) ? self::MAX_LINKS : 0),
                    'attributesToRetrieve' => [
                        'post_title',
                        'permalink',
                        'post_type',
                        'taxonomies',
                        ...$hasProducts ? ['price_text', 'image'] : [],
                    ],
                    'attributesToHighlight' => ['post_title'],
                    'highlightPreTag' => Highlight::PRE_TAG,
                    'highlightPostTag' => Highlight::POST_TAG,
                    ...SearchParams::SIMILAR,
                ]),
            ),
            'maxHits' => self::MAX_HITS,
            /** This filter is documented in plugin/src/Search/Widget/SearchWidget.php */
            'report' => apply_filters('stallkeeper_search_counting', null),
            'minCharacters' => $settings->typingLimits['minCharacters'],
            'debounceMs' => $settings->typingLimits['debounceMs'],
            'announcements' => array_map(
                self::announcement(...),
                range(0, self::MAX_HITS + self::MAX_LINKS * count($titles)),
            ),
            'kinds' => (object) ($type === '' ? self::kinds($hasProducts) : []),
            'all' => [
                'texts' => $this->texts->allResults(),
                'address' => (new SearchAddress($this->locations->searchPath(), 's', 'paged'))->toArray(),
            ],
            'links' => is_array($links)
                ? $links + ['maxPerGroup' => self::MAX_LINKS, 'countLabel' => __('Results:', 'stallkeeper-tools')]
                : null,
        ];
    }

    /**
     * @return list<array{endpoints: list<string>, appId: string, apiKey: string, indexName: string, timeoutMs: int}>
     *     backends in the order in which the script tries them; timeout in milliseconds
     */
    private function sources(BackendConfiguration $settings): array
    {
        $sources = [];
        $endpoints = $settings->isInUse() ? $this->provider->browserClient()->endpoints : [];
        if ($endpoints !== []) {
            $sources[] = ['endpoints' => $endpoints, 'timeoutMs' => self::TIMEOUT_MS] + $settings->credentials();
        }
        $site = $this->engine;
        if (!$settings->isBroken() && $site->isAvailable() && $this->visibility->isPublic()) {
            $sources[] = [
                'endpoints' => array_values($site->endpoints()),
                'timeoutMs' => self::TIMEOUT_MS,
                'appId' => $site->appId(),
                'apiKey' => $site->apiKey(),
                'indexName' => BuiltInEngine::INDEX,
            ];
        }

        return $sources;
    }

    /** @return array<string, string> labels of the types of posts; products and posts need one if there are both */
    private static function kinds(bool $hasProducts): array
    {
        $kinds = ['page' => __('Page', 'stallkeeper-tools')];

        return $hasProducts
            ? ['post' => __('Post', 'stallkeeper-tools'), Products::TYPE => __('Product', 'stallkeeper-tools')] + $kinds
            : $kinds;
    }

    private static function announcement(int $count): string
    {
        return $count === 0
            ? __('No suggestions', 'stallkeeper-tools')
            : sprintf(
                /* translators: %s: number of suggestions below a search box */
                _n(
                    '%s suggestion available. Use the arrow keys to navigate.',
                    '%s suggestions available. Use the arrow keys to navigate.',
                    $count,
                    'stallkeeper-tools',
                ),
                number_format_i18n($count),
            );
    }
}
