<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use Stallkeeper\Render\Search\ResultsViewModel;
use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Search\WidgetCredentials;
use Stallkeeper\Theme\Templates\FaultNotice;
use Stallkeeper\Theme\Templates\TemplateFault;
use Stallkeeper\Theme\Templates\TemplateLoader;

/**
 * The instant-search widget, finished: what a visitor sees without a script, and what the script needs to go on from there.
 *
 * Inside the element stand the template's source, the page's data, and the root that React hydrates.
 */
final class Widget
{
    public const CSS_CLASS = 'instant-search-widget';

    /** The form of the page's data. A cached page with another one is left as PHP sent it. */
    public const DATA_VERSION = 2;

    private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR;

    /**
     * @param array<string, mixed> $attributes the element's data attributes (spec section 2)
     * @param bool $withProducts whether a shop's products stand beside the posts
     * @return array{attributes: array<string, string>, html: string} what to add to the element, and its content;
     *     both empty where app id, key or index name is missing
     */
    public static function finish(array $attributes, WidgetPlace $place, bool $withProducts = false): array
    {
        $own = self::ownCredentials();
        $credentials = WidgetCredentials::fromAttributes($attributes, $own);
        $isEmbedded = $credentials !== null && $credentials->appId === $own['appId'];
        if ($credentials === null) {
            return ['attributes' => [], 'html' => ''];
        }
        $settings = SearchSettings::fromAttributes($attributes);
        return [
            'attributes' => [
                'data-app-id' => $credentials->appId,
                'data-api-key' => $credentials->apiKey,
                'data-index-name' => $credentials->indexName,
            ],
            'html' => self::content($settings, $place, $isEmbedded, $withProducts),
        ];
    }

    /** The widget of the results page: also there, without hits of its own engine, when that cannot run. */
    public static function printForResultsPage(): void
    {
        $place = WidgetPlace::resultsPage();
        $finished = self::finish([], $place, true);
        $html = $finished['html'] === '' ? self::content(SearchSettings::fromAttributes([]), $place, true, true) : $finished['html'];
        $attributes = '';
        foreach ($finished['attributes'] as $name => $value) {
            $attributes .= sprintf(' %s="%s"', $name, esc_attr($value));
        }
        // $html is a finished template: its values are escaped there.
        printf('<div class="%s wp-exclude-emoji"%s>%s</div>', esc_attr(self::CSS_CLASS), $attributes, $html);
    }

    private static function content(SearchSettings $settings, WidgetPlace $place, bool $isEmbedded, bool $withProducts): string
    {
        $query = $place->query();
        $params = SearchParams::of($settings, $isEmbedded);
        $productParams = $withProducts && $isEmbedded ? Products::beside($params) : null;
        $params = $isEmbedded ? Products::without($params) : $params;
        // What an author typed causes no request from here: a hosted widget's hits come with the script.
        $isAsked = $isEmbedded && !($settings->stopTheFirstRun && $query->text === '');
        $answer = $isAsked ? Answers::of(['query' => $query->text, 'page' => $place->page()] + $params) : null;
        $products = $productParams !== null && $query->text !== '' ? Answers::of(['query' => $query->text] + $productParams) : null;
        $texts = Texts::current();
        $action = WidgetPlace::homePath();
        $view = ResultsViewModel::make($query->text, $answer, $action, $settings, $place->address, $texts, $query->isCut, $products);
        try {
            $template = TemplateLoader::load('search/results', self::templateValues($settings, $isEmbedded));
        } catch (TemplateFault $fault) {
            return FaultNotice::html($fault) . PlainResults::html($query->text, $view, $action);
        }
        $data = [
            'version' => self::DATA_VERSION,
            'lang' => get_bloginfo('language'),
            'query' => $query->text,
            'page' => is_array($answer) && is_int($answer['page'] ?? null) ? $answer['page'] : 0,
            'action' => $action,
            'notices' => $view['notices'],
            'settings' => $settings->toArray(),
            'texts' => $texts->toArray(),
            'address' => $place->address->toArray(),
            'params' => $params,
            'endpoints' => $isEmbedded ? Site::current()->endpoints() : null,
            'answer' => $answer === null ? null : SearchParams::answerForPage($answer),
            'products' => $productParams === null ? null : [
                'params' => $productParams,
                'answer' => $products === null ? null : SearchParams::answerForPage($products),
            ],
        ];
        return '<template data-shop-template>' . $template->source() . '</template>'
            . '<script type="application/json" data-shop-data>' . json_encode($data, self::JSON) . '</script>'
            . '<div data-shop-root>' . $template->render($view) . '</div>';
    }

    /** @return array<string, mixed> */
    private static function templateValues(SearchSettings $settings, bool $isEmbedded): array
    {
        /**
         * Whether a widget names its engine.
         *
         * @param bool $isShown
         */
        $isCreditShown = (bool) apply_filters('stallkeeper_search_credit', get_theme_mod('stallkeeper_search_credit', true));
        $credit = $isEmbedded ? ['Stallkeeper', home_url('/')] : ['Algolia', 'https://www.algolia.com/'];
        return [
            'settings' => $settings,
            'label' => __('Search the posts', 'stallkeeper'),
            'creditName' => $isCreditShown ? $credit[0] : '',
            'creditHref' => $credit[1],
        ];
    }

    /** @return array{appId: string, apiKey: string, indexName: string} empty where the engine cannot run */
    private static function ownCredentials(): array
    {
        $site = Site::current();
        return $site->isAvailable()
            ? ['appId' => $site->appId(), 'apiKey' => $site->apiKey(), 'indexName' => Site::INDEX]
            : ['appId' => '', 'apiKey' => '', 'indexName' => ''];
    }
}
