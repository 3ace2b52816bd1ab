<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\FrontPage;
use Stallkeeper\Demo\Content\Model\MenuItem;
use Stallkeeper\Demo\Content\Model\Widget;

/** The front page's settings and the widgets, as an owner would choose them in the Customizer. */
final class FrontPageWriter
{
    private const PREFIX = 'stallkeeper_front_';
    private const STATE = 'stallkeeper_demo_front';

    /** Widgets that only a shop has. */
    private const OF_SHOP = ['stallkeeper_products'];

    /**
     * @param array<string, int> $pages      ids under the slugs
     * @param array<string, int> $categories ids under the slugs
     * @param array<string, int> $pictures   ids under the names
     * @param ShopWriter|null          $shop       null leaves out what leads into a shop
     */
    public function __construct(private array $pages, private array $categories, private array $pictures, private ?ShopWriter $shop) {}

    public function write(FrontPage $front): void
    {
        $state = ImportState::mark([$front, $this->pages, $this->categories, $this->pictures, $this->shop]);
        if (get_theme_mod(self::STATE) === $state) {
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
            $mods['brand_image_' . ($i + 1)] = $this->picture($brand['image']);
        }
        foreach ($mods as $name => $value) {
            set_theme_mod(self::PREFIX . $name, $value);
        }
        $this->widgets($front->widgets);
        set_theme_mod(self::STATE, $state);
    }

    /** @return list<array{title: string, image: int, url: string}> */
    private function promotions(FrontPage $front): array
    {
        $all = [];
        foreach ($front->promotions as $promotion) {
            $url = $this->address($promotion['link']);
            if ($url !== '') {
                $all[] = ['title' => $promotion['title'], 'image' => $this->picture($promotion['image']), 'url' => $url];
            }
        }

        return $all;
    }

    /** @return string '' where it leads into a shop and there is none */
    private function address(MenuItem $link): string
    {
        $found = match ($link->kind) {
            'url' => $link->target,
            'page' => get_permalink($this->pages[$link->target] ?? throw new ContentError("front.json: there is no page \"{$link->target}\"")),
            'category' => get_term_link($this->categories[$link->target] ?? throw new ContentError("front.json: there is no category \"{$link->target}\""), 'category'),
            'shopPage' => $this->shop === null ? '' : get_permalink($this->shop->pages[$link->target] ?? 0),
            'productCategory' => $this->shop === null ? '' : get_term_link($this->shop->categories[$link->target] ?? 0, 'product_cat'),
        };

        // The site may move to another address.
        return is_string($found) ? wp_make_link_relative($found) : '';
    }

    private function picture(string $name): int
    {
        return $this->pictures[$name] ?? 0;
    }

    /** @param list<Widget> $places */
    private function widgets(array $places): void
    {
        /** @var array<string, list<string>> $areas */
        $areas = wp_get_sidebars_widgets();
        $saved = [];
        foreach ($places as $number => $place) {
            if ($this->shop === null && in_array($place->widget, self::OF_SHOP, true)) {
                continue;
            }
            // WordPress numbers widgets from 2.
            $saved[$place->widget][$number + 2] = $place->settings + ($place->category === null ? [] : ['category' => $this->shop->categories[$place->category] ?? 0]);
            $areas[$place->area][] = $place->widget . '-' . ($number + 2);
        }
        foreach ($saved as $widget => $instances) {
            update_option("widget_{$widget}", $instances + ['_multiwidget' => 1]);
        }
        wp_set_sidebars_widgets($areas);
    }
}
