<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;

/** A slider with large pictures. Themes that do not render it show a list of links with pictures. */
final class BannerBlock extends Block
{
    public function __construct(private readonly SiteChoices $site) {}

    public function name(): string
    {
        return 'banner';
    }

    public function fields(): array
    {
        $pages = [];
        for ($i = 1; $i <= BannerPosts::MAX; $i++) {
            /* translators: %d: number of the page in the banner, from 1 */
            $pages[] = new Setting("page{$i}", SettingType::Page, 0, sprintf(__('Page %d', 'stallkeeper-tools'), $i));
        }

        return [
            Setting::choice(
                'source',
                [
                    'products' => __('Products', 'stallkeeper-tools'),
                    'posts' => __('Posts', 'stallkeeper-tools'),
                    'pages' => __('Pages', 'stallkeeper-tools'),
                ],
                __('Content', 'stallkeeper-tools'),
            ),
            new Setting(
                'productCategory',
                SettingType::Term,
                0,
                __('Product category', 'stallkeeper-tools'),
                __('Without a category, the banner shows featured products.', 'stallkeeper-tools'),
            ),
            new Setting('category', SettingType::Term, 0, __('Category', 'stallkeeper-tools')),
            Setting::integer('count', 3, 1, BannerPosts::MAX, __('Maximum number of items', 'stallkeeper-tools')),
            ...$pages,
        ];
    }

    public function align(): string
    {
        return 'wide';
    }

    public function choices(string $field): array
    {
        return match (true) {
            $field === 'productCategory' => $this->site->terms(
                'product_cat',
                __('Featured products', 'stallkeeper-tools'),
            ),
            $field === 'category' => $this->site->terms('category', __('All categories', 'stallkeeper-tools')),
            str_starts_with($field, 'page') => $this->site->pages(__('None', 'stallkeeper-tools')),
            default => [],
        };
    }

    public function conditions(): array
    {
        $pages = array_fill_keys(array_map(static fn(int $i): string => "page{$i}", range(1, BannerPosts::MAX)), [
            'source',
            ['pages'],
        ]);

        return $pages + [
            'productCategory' => ['source', ['products']],
            'category' => ['source', ['posts']],
            'count' => ['source', ['products', 'posts']],
        ];
    }

    public function html(array $values, bool $isPreview): string
    {
        return $this->fromTheme($values) ?? self::plain($values);
    }

    public function emptyHint(): string
    {
        return __('There is no such content, so visitors do not see this banner.', 'stallkeeper-tools');
    }

    /** @param array<string, bool|int|string> $values */
    private static function plain(array $values): string
    {
        $items = '';
        foreach (BannerPosts::find($values) as $post) {
            $items .= sprintf(
                '<li>%s<a href="%s">%s</a></li>',
                get_the_post_thumbnail($post, 'medium_large', ['alt' => '']),
                esc_url((string) get_permalink($post)),
                esc_html(html_entity_decode(get_the_title($post), ENT_QUOTES)),
            );
        }

        return $items === '' ? '' : "<ul>{$items}</ul>";
    }
}
