<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use _WP_Dependency;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Theme\Assets\ContentAssets;
use Stallkeeper\Theme\Assets\ScriptModule;
use WC_Frontend_Scripts;

/**
 * Enqueues the shop's script where it is needed, and limits WooCommerce's scripts to the pages that need them.
 *
 * Dequeued handles stay registered, so a script of a plugin can still depend on them.
 */
final class ShopScripts
{
    /** These scripts also load jQuery, BlockUI and cookies. `hydrate/entries/theme/shop.ts` replaces them there. */
    private const NOT_ON_CATALOG = ['woocommerce', 'wc-add-to-cart'];

    /**
     * A jQuery plugin that replaces select elements with a widget that works badly on phones and with screen readers.
     */
    private const NOWHERE = ['selectWoo'];

    /** The stylesheet of that plugin, and inline styles for WooCommerce's own stylesheets. */
    private const STYLES_NOWHERE = ['select2', 'woocommerce-inline'];

    private const CLASSIC_BLOCK = 'woocommerce/classic-shortcode';

    private const GALLERY_FEATURES = [
        'wc-product-gallery-zoom',
        'wc-product-gallery-lightbox',
        'wc-product-gallery-slider',
    ];

    /** The handle `jquery`, which has no file, and its two dependencies. */
    private const JQUERY = ['jquery', 'jquery-core', 'jquery-migrate'];

    public function __construct(private readonly ScriptModule $modules, private readonly ShopPages $pages) {}

    /** @var list<string> handles of scripts and styles that were enqueued before a block of CLASSIC_BLOCK */
    private array $before = [];

    /**
     * Hook: `woocommerce_before_shop_loop` and `woocommerce_after_shop_loop_item`.
     *
     * Enqueues the shop's script, for a page with an element that hydrate/entries/theme/shop.ts enhances.
     */
    public function enqueue(): void
    {
        $this->modules->enqueue('shop');
    }

    /** Hook: `woocommerce_before_single_product`. */
    public function enqueueForProduct(): void
    {
        $this->modules->enqueue('product');
    }

    /**
     * Hook: `wp_enqueue_scripts`.
     *
     * Runs WooCommerce's callback, and dequeues what it has enqueued for all pages. It runs before other callbacks
     * (10), because what a plugin enqueues is needed, even if it has the same handle.
     */
    public function loadScripts(): void
    {
        if (remove_action('wp_enqueue_scripts', [WC_Frontend_Scripts::class, 'load_scripts'])) {
            $before = self::queue();
            WC_Frontend_Scripts::load_scripts();
            $this->dequeue($before);
            self::moveToFooter(array_values(array_diff(wp_scripts()->queue, $before)));
        }
    }

    /**
     * Moves deferred scripts to the footer. They run after the page in both places, but their data, such as the states
     * of all countries (19 kB compressed on the cart page), would be in front of it. A script in the head that needs
     * one of them gets it there.
     *
     * @param list<string> $handles
     */
    private static function moveToFooter(array $handles): void
    {
        $scripts = wp_scripts();
        foreach ($handles as $handle) {
            $script = $scripts->query($handle);
            if ($script instanceof _WP_Dependency && ($script->extra['strategy'] ?? null) === 'defer') {
                $scripts->add_data($handle, 'group', 1);
                self::moveToFooter(array_values($script->deps));
            }
        }
    }

    /**
     * Hook: `wp_enqueue_scripts`.
     *
     * On the shop's pages, jQuery (34 kB) is printed before the content, not in the head. The footer would be too late,
     * because payment plugins print scripts into the form that need it.
     */
    public function moveJquery(): void
    {
        if ($this->pages->isCartCheckoutOrAccount() || is_product()) {
            foreach (self::JQUERY as $handle) {
                wp_scripts()->add_data($handle, ContentAssets::DATA, ContentAssets::CONTENT);
            }
        }
    }

    /**
     * Hook: `pre_render_block`.
     *
     * @param array<string, mixed> $block block from parse_blocks()
     */
    public function rememberBefore(mixed $html, array $block): mixed
    {
        if (($block['blockName'] ?? null) === self::CLASSIC_BLOCK) {
            $this->before = self::queue();
        }

        return $html;
    }

    /** Hook: `render_block_woocommerce/classic-shortcode`. The block runs WooCommerce's callback again. */
    public function dequeueAfter(mixed $html): mixed
    {
        $this->dequeue($this->before);

        return $html;
    }

    /**
     * Hook: `wp_enqueue_scripts` and `wp_footer`, before WordPress prints late styles (20).
     *
     * A plugin may depend on the script alone, because WooCommerce enqueues the stylesheet where it enqueues the
     * script.
     */
    public function enqueueSelectStyle(): void
    {
        if (array_filter(['selectWoo', 'select2', 'wc-select2'], 'wp_script_is') !== []) {
            wp_enqueue_style('select2');
        }
    }

    /** @param list<string> $before handles that stay in the queue */
    private function dequeue(array $before): void
    {
        $scripts = self::NOWHERE;
        if (!$this->pages->isCartCheckoutOrAccount()) {
            $isGalleryNeeded = array_filter(self::GALLERY_FEATURES, 'current_theme_supports') !== [];
            $scripts = [...$scripts, ...self::NOT_ON_CATALOG, ...$isGalleryNeeded ? [] : ['wc-single-product']];
        }
        array_map('wp_dequeue_script', array_diff($scripts, $before));
        array_map('wp_dequeue_style', array_diff(self::STYLES_NOWHERE, $before));
    }

    /** @return list<string> */
    private static function queue(): array
    {
        return array_values([...wp_scripts()->queue, ...wp_styles()->queue]);
    }

    /**
     * Hook: `wp_resource_hints`, after WooCommerce has added its own (10).
     *
     * Removes WooCommerce's resource hints. If the cart is not empty, WooCommerce prefetches about 47 files of the cart
     * block on every page. On a phone they compete with the page itself.
     *
     * @param  mixed $urls     URLs from WordPress and plugins
     * @param  mixed $relation prefetch, prerender and so on
     * @return mixed URLs without WooCommerce's own files
     */
    public function removeResourceHints(mixed $urls, mixed $relation): mixed
    {
        if (!is_array($urls) || $urls === [] || !in_array($relation, ['prefetch', 'prerender'], true)) {
            return $urls;
        }
        $own = static fn(mixed $url): string => is_string($url) ? $url : Input::fromArray($url)->text('href');
        $checkout = wc_get_checkout_url();

        return array_filter(
            $urls,
            static fn(mixed $url): bool => !str_contains($own($url), '/woocommerce/') &&
                !str_contains($own($url), '/wp-includes/') &&
                $own($url) !== $checkout,
        );
    }
}
