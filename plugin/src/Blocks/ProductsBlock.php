<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;

/** Products as a slider or a grid. Themes that do not render it show WooCommerce's grid of products. */
final class ProductsBlock extends Block
{
    private const TAXONOMY = 'product_cat';

    /** Columns of WooCommerce's grid by layout. */
    private const COLUMNS = ['four' => 4, 'default' => 5, 'six' => 6, 'grid' => 4];

    public function __construct(private readonly SiteChoices $site) {}

    public function name(): string
    {
        return 'products';
    }

    public function fields(): array
    {
        return [
            self::title(),
            Setting::choice(
                'source',
                [
                    'featured' => __('Featured products, or the newest if there are none', 'stallkeeper-tools'),
                    'latest' => __('Newest products', 'stallkeeper-tools'),
                    'sale' => __('Products on sale', 'stallkeeper-tools'),
                    'category' => __('Products of a category', 'stallkeeper-tools'),
                ],
                __('Product selection', 'stallkeeper-tools'),
            ),
            new Setting('category', SettingType::Term, 0, __('Category', 'stallkeeper-tools')),
            Setting::choice(
                'look',
                [
                    'four' => __('Slider, up to four columns', 'stallkeeper-tools'),
                    'default' => __('Slider, up to five columns', 'stallkeeper-tools'),
                    'six' => __('Slider, up to six columns', 'stallkeeper-tools'),
                    'grid' => __('Grid', 'stallkeeper-tools'),
                ],
                __('Layout', 'stallkeeper-tools'),
            ),
            Setting::integer('count', 8, 1, 24, __('Maximum number of items', 'stallkeeper-tools')),
        ];
    }

    public function align(): string
    {
        return 'wide';
    }

    public function choices(string $field): array
    {
        return $field === 'category'
            ? $this->site->terms(self::TAXONOMY, __('All categories', 'stallkeeper-tools'))
            : [];
    }

    public function conditions(): array
    {
        return ['category' => ['source', ['category']]];
    }

    public function html(array $values, bool $isPreview): string
    {
        if (!function_exists('WC')) {
            return '';
        }

        return $this->fromTheme($values) ?? self::plain($values);
    }

    public function emptyHint(): string
    {
        return function_exists('WC')
            ? __('There are no such products, so visitors do not see this block.', 'stallkeeper-tools')
            : __('Products need WooCommerce. Visitors do not see this block.', 'stallkeeper-tools');
    }

    /** @param array<string, bool|int|string> $values */
    private static function plain(array $values): string
    {
        $term = $values['source'] === 'category' ? get_term((int) $values['category'], self::TAXONOMY) : null;
        $selection = match (true) {
            $values['source'] === 'featured' => ' visibility="featured"',
            $values['source'] === 'sale' => ' on_sale="true"',
            $term instanceof \WP_Term => sprintf(' category="%s"', esc_attr($term->slug)),
            default => '',
        };
        $products = do_shortcode(
            sprintf(
                '[products limit="%d" columns="%d" orderby="date" order="DESC"%s]',
                (int) $values['count'],
                self::COLUMNS[$values['look']] ?? self::COLUMNS['four'],
                $selection,
            ),
        );

        return match (true) {
            str_contains($products, '<li') => self::heading((string) $values['title']) . $products,
            $values['source'] === 'featured' => self::plain(['source' => 'latest'] + $values),
            default => '',
        };
    }
}
