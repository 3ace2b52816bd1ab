<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Footer;

use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** Columns with links to the shop's own pages, in a footer without widgets and without a menu. */
final class ShopLinks
{
    public function __construct(private readonly DisplayOptions $options) {}

    /** @return array<string, array<string, string>> title => [URL => text], plain text; each column has links */
    public function columns(): array
    {
        if (!function_exists('wc_get_page_id') || !$this->options->isOn(DisplayOptions::FOOTER_LINKS)) {
            return [];
        }
        $blog = SettingType::integer(get_option('page_for_posts'), 0, 0, PHP_INT_MAX);
        $columns = [
            __('Shop', 'stallkeeper') => [
                wc_get_page_id('shop') => __('All products', 'stallkeeper'),
                wc_get_page_id('cart') => __('Cart', 'stallkeeper'),
            ],
            __('Service', 'stallkeeper') => [
                wc_get_page_id('myaccount') => __('Your account', 'stallkeeper'),
                wc_get_page_id('terms') => __('Terms and conditions', 'stallkeeper'),
            ],
            __('News', 'stallkeeper') => [$blog => null],
        ];
        $ids = array_filter(array_merge(...array_map(array_keys(...), array_values($columns))));
        // One query for all of them.
        _prime_post_caches($ids, false, false);

        return array_filter(array_map(self::links(...), $columns));
    }

    /**
     * @param array<int, ?string> $texts by page ID; null for the page's title
     * @return array<string, string>
     */
    private static function links(array $texts): array
    {
        $links = [];
        foreach ($texts as $id => $text) {
            if ($id > 0 && get_post_status($id) === 'publish') {
                $links[(string) get_permalink($id)] = $text ?? wp_strip_all_tags(get_the_title($id));
            }
        }

        return $links;
    }
}
