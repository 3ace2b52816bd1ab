<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\FrontPage;
use Stallkeeper\Demo\Content\Model\MenuItem;
use Stallkeeper\Demo\Content\Model\Widget;

/** Saves the front page settings and widgets as the Customizer would. */
final class FrontPageWriter
{
    private const PREFIX = 'stallkeeper_front_';
    private const HASH_KEY = 'stallkeeper_demo_front';

    /** Widgets that require WooCommerce. */
    private const SHOP_WIDGETS = ['stallkeeper_products'];

    /**
     * @param array<string, int> $pages      IDs by slug
     * @param array<string, int> $categories IDs by slug
     * @param array<string, int> $images   attachment IDs by image name
     * @param ShopWriter|null          $shop       null to skip links to shop pages
     */
    public function __construct(
        private array $pages,
        private array $categories,
        private array $images,
        private ?ShopWriter $shop,
    ) {}

    public function write(FrontPage $front): void
    {
        $hash = ImportState::hash([$front, $this->pages, $this->categories, $this->images, $this->shop]);
        if (get_theme_mod(self::HASH_KEY) === $hash) {
            return;
        }
        $mods = $front->options + ['banner_product_category' => $this->shop->categories[$front->bannerCategory] ?? 0];
        foreach ($this->promotions($front) as $i => $promotion) {
            foreach ($promotion as $name => $value) {
                $mods["promotion_{$name}_" . ($i + 1)] = $value;
            }
        }
        foreach ($front->brands as $i => $brand) {
            $mods['brand_name_' . ($i + 1)] = $brand['name'];
            $mods['brand_image_' . ($i + 1)] = $this->imageId($brand['image']);
        }
        foreach ($mods as $name => $value) {
            set_theme_mod(self::PREFIX . $name, $value);
        }
        $this->saveWidgets($front->widgets);
        set_theme_mod(self::HASH_KEY, $hash);
    }

    /** @return list<array{title: string, image: int, url: string}> */
    private function promotions(FrontPage $front): array
    {
        $all = [];
        foreach ($front->promotions as $promotion) {
            $url = $this->url($promotion['link']);
            if ($url !== '') {
                $all[] = [
                    'title' => $promotion['title'],
                    'image' => $this->imageId($promotion['image']),
                    'url' => $url,
                ];
            }
        }

        return $all;
    }

    /** @return string empty if the link requires WooCommerce and it is not active */
    private function url(MenuItem $link): string
    {
        $url = match ($link->kind) {
            'url' => $link->target,
            'page' => get_permalink(
                $this->pages[$link->target] ?? throw new ContentError("front.json: unknown page \"{$link->target}\""),
            ),
            'category' => get_term_link(
                $this->categories[$link->target] ??
                    throw new ContentError("front.json: unknown category \"{$link->target}\""),
                'category',
            ),
            'shopPage' => $this->shop === null ? '' : get_permalink($this->shop->pages[$link->target] ?? 0),
            'productCategory' => $this->shop === null
                ? ''
                : get_term_link($this->shop->categories[$link->target] ?? 0, 'product_cat'),
        };

        // The URL of the site can change.
        return is_string($url) ? wp_make_link_relative($url) : '';
    }

    private function imageId(string $name): int
    {
        return $this->images[$name] ?? 0;
    }

    /** @param list<Widget> $widgets */
    private function saveWidgets(array $widgets): void
    {
        /** @var array<string, list<string>> $areas */
        $areas = wp_get_sidebars_widgets();
        $saved = [];
        foreach ($widgets as $number => $widget) {
            if ($this->shop === null && in_array($widget->idBase, self::SHOP_WIDGETS, true)) {
                continue;
            }
            // WordPress starts numbering widgets at 2.
            $saved[$widget->idBase][$number + 2] =
                $widget->settings +
                ($widget->category === null ? [] : ['category' => $this->shop->categories[$widget->category] ?? 0]);
            $areas[$widget->area][] = $widget->idBase . '-' . ($number + 2);
        }
        foreach ($saved as $idBase => $instances) {
            update_option("widget_{$idBase}", $instances + ['_multiwidget' => 1]);
        }
        wp_set_sidebars_widgets($areas);
    }
}
