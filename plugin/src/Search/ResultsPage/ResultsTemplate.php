<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\ResultsPage;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Search\Widget\SearchWidget;
use Stallkeeper\Tools\Templates\Styles;
use WP_Query;

/**
 * Prints the search results in place of the active theme's.
 *
 * A theme that runs the action `stallkeeper_search_results` in its search.php decides where they appear. In other
 * classic themes the plugin's page template replaces search.php. In block themes the results replace the query block
 * that inherits the main query.
 */
final class ResultsTemplate
{
    public const ACTION = 'stallkeeper_search_results';

    /** Themes whose search.php runs the action declare this feature with add_theme_support(). */
    public const THEME_FEATURE = Styles::RESULTS_FEATURE;

    private const AFTER_OTHERS = 20;

    private bool $isPrinted = false;

    /** Number of open `<main>` blocks of a block theme. */
    private int $mainDepth = 0;

    /**
     * @param Lazy<SearchWidget> $widget
     * @param Lazy<ArchiveSearch> $archive
     */
    public function __construct(
        #[LazyService(SearchWidget::class)] private readonly Lazy $widget,
        #[LazyService(ArchiveSearch::class)] private readonly Lazy $archive,
    ) {}

    /** Hook: `stallkeeper_search_results`. */
    public function printResults(): void
    {
        // The templates have escaped their values.
        echo $this->isSiteSearch()
            ? $this->widget->get()->htmlForResultsPage()
            : $this->widget->get()->htmlForArchive($this->archive->get()->request(), $this->archive->get()->result());
    }

    /** Hook: `template_include`, after WooCommerce and other plugins. */
    public function replaceClassicTemplate(mixed $template): mixed
    {
        if ($this->isSiteSearch() && wp_is_block_theme()) {
            add_filter('pre_render_block', [$this, 'enterMain'], 10, 2);
            add_filter('render_block_core/group', [$this, 'leaveMain'], 10, 2);
            add_filter('render_block_core/search', [$this, 'removeSecondForm'], self::AFTER_OTHERS, 2);

            return $template;
        }
        if (!$this->isSiteSearch() || current_theme_supports(self::THEME_FEATURE)) {
            return $template;
        }
        // A copy in the child theme or theme takes precedence, as for every template of the plugin.
        $override = locate_template('stallkeeper/search/page.php');

        return $override === '' ? dirname(__DIR__, 3) . '/templates/search/page.php' : $override;
    }

    /**
     * Hook: `render_block_core/query`.
     *
     * @param mixed $html
     * @param mixed $block
     */
    public function replaceQueryBlock(mixed $html, mixed $block): mixed
    {
        $attributes = is_array($block) && is_array($block['attrs'] ?? null) ? $block['attrs'] : [];
        $query = is_array($attributes['query'] ?? null) ? $attributes['query'] : [];
        if (($query['inherit'] ?? false) !== true || !$this->isSiteSearch()) {
            return $html;
        }
        if ($this->isPrinted) {
            return '';
        }
        $this->isPrinted = true;

        return $this->widget->get()->htmlForResultsPage();
    }

    /** Hook: `pre_render_block` on the results page of a block theme. */
    public function enterMain(mixed $html, mixed $block): mixed
    {
        $this->mainDepth += self::isMain($block) ? 1 : 0;

        return $html;
    }

    /** Hook: `render_block_core/group` on the results page of a block theme. */
    public function leaveMain(mixed $html, mixed $block): mixed
    {
        $this->mainDepth -= self::isMain($block) ? 1 : 0;

        return $html;
    }

    /** Hook: `render_block_core/search` on the results page of a block theme: the widget beside it has its own form. */
    public function removeSecondForm(mixed $html, mixed $block): mixed
    {
        return $this->mainDepth > 0 && Input::fromArray($block)->at('attrs')->at('query')->all() === [] ? '' : $html;
    }

    private static function isMain(mixed $block): bool
    {
        $input = Input::fromArray($block);

        return $input->text('blockName') === 'core/group' && $input->at('attrs')->text('tagName') === 'main';
    }

    /** Hook: `render_block_core/query-no-results`: the widget has its own message. */
    public function emptyNoResults(mixed $html): mixed
    {
        return $this->isSiteSearch() ? '' : $html;
    }

    private function isSiteSearch(): bool
    {
        /** @var WP_Query|null $wp_query */
        global $wp_query;

        return $wp_query instanceof WP_Query && $wp_query->is_search() && ResultsPage::isSiteSearch($wp_query);
    }
}
