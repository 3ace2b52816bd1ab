<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;
use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Search\Endpoints\SearchEndpoint;
use Stallkeeper\Tools\Search\Endpoints\WidgetEndpoint;
use Stallkeeper\Tools\Search\Preview\PreviewScreen;
use Stallkeeper\Tools\Search\Records\ExcludeMetaBox;
use Stallkeeper\Tools\Search\Records\Products;
use Stallkeeper\Tools\Search\ResultsPage\NoResultsLinks;
use Stallkeeper\Tools\Search\ResultsPage\ResultsPage;
use Stallkeeper\Tools\Search\ResultsPage\ResultsTemplate;
use Stallkeeper\Tools\Search\ResultsPage\SearchForm;
use Stallkeeper\Tools\Search\ResultsPage\SearchSchema;
use Stallkeeper\Tools\Search\Widget\SearchScripts;
use Stallkeeper\Tools\Search\Widget\WidgetContent;
use Stallkeeper\Tools\Search\Widget\WidgetMarkup;
use Stallkeeper\Tools\Settings\Customizer;

/** Search form, results page, search widget, their endpoints, and the records of posts and products. */
final class SearchFeature extends Feature
{
    public function addServices(Container $services): void
    {
        // A feature replaces it.
        $services->set(SearchBackend::class, static fn(): SearchBackend => new NoProvider());
        $services->whenCreated(
            Customizer::class,
            static fn(Customizer $customizer) => $customizer->addSchema($services->get(SearchSchema::class)),
        );
    }

    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('get_search_form', [SearchForm::class, 'replaceForm'], 10, 2);
        $hooks->add('render_block_core/search', [SearchForm::class, 'replaceBlock'], 10, 2);

        $hooks->add('posts_pre_query', [ResultsPage::class, 'answerQuery'], 10, 2);
        $hooks->add('posts_where', [ResultsPage::class, 'excludeUnlisted'], 10, 2);
        // Before any output. WordPress sends the status of feeds after the query, so checkLimits() sets it again.
        $hooks->add('template_redirect', [ResultsPage::class, 'checkLimits'], 0);
        $hooks->add('redirect_canonical', [ResultsPage::class, 'keepAddress']);
        // An empty search is a page, too: it lists everything, newest first.
        $hooks->add('pre_handle_404', [ResultsPage::class, 'keepEmptySearch'], 10, 2);

        $hooks->add('stallkeeper_search_results', [ResultsTemplate::class, 'printResults']);
        // After other plugins.
        $hooks->add('template_include', [ResultsTemplate::class, 'replaceClassicTemplate'], 20);
        $hooks->add('render_block_core/query', [ResultsTemplate::class, 'replaceQueryBlock'], 10, 2);
        $hooks->add('render_block_core/query-no-results', [ResultsTemplate::class, 'emptyNoResults']);

        foreach (['created_term', 'edited_term', 'delete_term'] as $hook) {
            $hooks->add($hook, [NoResultsLinks::class, 'afterTermChange'], 10, 3);
        }
        $hooks->add('edited_term_taxonomy', [NoResultsLinks::class, 'afterCount'], 10, 2);

        foreach (WidgetContent::AUTHORS_HTML as $filter) {
            // After all others, so that paragraphs, curly quotes and shortcodes do not change the template and the
            // data.
            $hooks->add($filter, [WidgetContent::class, 'renderWidgets'], PHP_INT_MAX);
        }
        // Process whole areas, not single widgets: WordPress adds paragraphs to a classic text widget after its last
        // filter, and widgets of other plugins may have no filter.
        $hooks->add('dynamic_sidebar_before', [WidgetContent::class, 'beginArea'], PHP_INT_MIN + 1, 2);
        $hooks->add('dynamic_sidebar_after', [WidgetContent::class, 'endArea'], PHP_INT_MAX);
        $hooks->add('stallkeeper_search_widget', [WidgetContent::class, 'printWidget']);
        $hooks->add('wp_kses_allowed_html', [WidgetMarkup::class, 'allowInTermDescription'], 10, 2);
        $hooks->add('wp_enqueue_scripts', [SearchScripts::class, 'enqueueModules']);
        $hooks->add('stallkeeper_preferences', [SearchScripts::class, 'printShortcutSwitch']);

        $hooks->add('rest_api_init', [SearchEndpoint::class, 'registerRoutes']);
        $hooks->add('rest_request_before_callbacks', [SearchEndpoint::class, 'removeJsonError'], 10, 3);
        // After rest_send_cors_headers() at 10, because no headers can follow the printed response.
        $hooks->add('rest_pre_serve_request', [SearchEndpoint::class, 'printResponse'], 11, 3);
        $hooks->add('rest_api_init', [WidgetEndpoint::class, 'registerRoute']);

        $hooks->add('stallkeeper_owner_menu', [PreviewScreen::class, 'addPage']);
        $hooks->add('stallkeeper_search_is_searchable', [ExcludeMetaBox::class, 'excludePost'], 5, 2);
        $hooks->add('stallkeeper_search_meta_keys', [ExcludeMetaBox::class, 'addMetaKey']);
        $hooks->add('add_meta_boxes', [ExcludeMetaBox::class, 'addBox']);
        $hooks->add('save_post', [ExcludeMetaBox::class, 'saveChoice'], 10, 2);

        if (function_exists('wc_get_product')) {
            $hooks->add('stallkeeper_search_post_types', [Products::class, 'addPostType']);
            $hooks->add('stallkeeper_search_meta_keys', [Products::class, 'addMetaKeys']);
            $hooks->add('stallkeeper_search_record', [Products::class, 'addFields'], 10, 2);
        }
    }
}
