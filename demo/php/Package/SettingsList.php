<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Package;

use Stallkeeper\Demo\Content\Model\FrontPage;
use Stallkeeper\Demo\Content\Model\MenuItem;
use Stallkeeper\Demo\Content\Model\Site;

/**
 * Settings of the demo shop. A value is a scalar, or an object that names imported content, because its ID differs
 * between sites.
 */
final class SettingsList
{
    private const PREFIX = 'stallkeeper_front_';

    /** @return array<string, int|string|array<string, string>> options of the front page */
    public static function options(Site $site): array
    {
        return [
            'page_on_front' => ['page' => $site->frontPage],
            'page_for_posts' => ['page' => $site->postsPage],
            // After the pages, because the import changes nothing more when it is set.
            'show_on_front' => 'page',
        ];
    }

    /** @return array<string, bool|int|string|array<string, string>> theme mods of the sections of the front page */
    public static function mods(FrontPage $front): array
    {
        $mods = $front->options + ['banner_product_category' => ['product_cat' => $front->bannerCategory]];
        foreach ($front->promotions as $i => $promotion) {
            $mods['promotion_title_' . ($i + 1)] = $promotion['title'];
            $mods['promotion_image_' . ($i + 1)] = ['picture' => $promotion['image']];
            $mods['promotion_url_' . ($i + 1)] = ['link' => self::link($promotion['link'])];
        }
        foreach ($front->brands as $i => $brand) {
            $mods['brand_name_' . ($i + 1)] = $brand['name'];
            $mods['brand_image_' . ($i + 1)] = ['picture' => $brand['image']];
        }

        return array_combine(
            array_map(static fn(string $name): string => self::PREFIX . $name, array_keys($mods)),
            array_values($mods),
        );
    }

    private static function link(MenuItem $item): string
    {
        return ($item->kind === 'productCategory' ? 'product_cat' : $item->kind) . ":{$item->target}";
    }
}
