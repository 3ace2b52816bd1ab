<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Widgets;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\FrontPage\ProductFinder;
use Stallkeeper\Theme\FrontPage\ProductTile;
use Stallkeeper\Theme\Slider\Slider;
use Stallkeeper\Theme\Templates\TemplatePart;

/** A widget with products: in a column, in a grid where the area is wide enough, or as a slider. */
final class ProductsWidget extends Widget
{
    public const ID = 'stallkeeper_products';

    /** Maximum number of categories in the form's select field. */
    private const MAX_CATEGORIES = 200;

    private const SIZES = '(min-width: 48rem) 19rem, 92vw';

    /**
     * @param Lazy<ProductFinder> $products
     * @param Lazy<ProductTile> $tiles
     * @param Lazy<Slider> $slider
     * @param Lazy<TemplatePart> $parts
     */
    public function __construct(
        #[LazyService(ProductFinder::class)] private readonly Lazy $products,
        #[LazyService(ProductTile::class)] private readonly Lazy $tiles,
        #[LazyService(Slider::class)] private readonly Lazy $slider,
        #[LazyService(TemplatePart::class)] private readonly Lazy $parts,
    ) {
        parent::__construct(
            self::ID,
            __('Products', 'stallkeeper'),
            __('Newest products, products of a category or products on sale, as a grid or a slider.', 'stallkeeper'),
        );
    }

    protected function fields(): array
    {
        return [
            new Setting(
                'title',
                SettingType::Text,
                '',
                __('Title:', 'stallkeeper'),
                max: 80,
                clean: sanitize_text_field(...),
            ),
            Setting::choice(
                'source',
                [
                    'latest' => __('Newest products', 'stallkeeper'),
                    'category' => __('Products of a category', 'stallkeeper'),
                    'sale' => __('Products on sale', 'stallkeeper'),
                ],
                __('Product selection:', 'stallkeeper'),
            ),
            new Setting('category', SettingType::Term, 0, __('Category:', 'stallkeeper')),
            Setting::integer('count', 5, 1, ProductFinder::MAX, __('Maximum number of items:', 'stallkeeper')),
            Setting::choice(
                'look',
                ['grid' => __('Grid', 'stallkeeper'), 'slider' => __('Slider', 'stallkeeper')],
                __('Layout:', 'stallkeeper'),
            ),
        ];
    }

    protected function defaultTitle(): string
    {
        return __('Products', 'stallkeeper');
    }

    protected function choices(string $name): array
    {
        return $name === 'category' ? $this->categories() : [];
    }

    protected function content(array $values, string $title, string $area): string
    {
        $tiles = $this->tiles
            ->get()
            ->all(
                $this->products
                    ->get()
                    ->find((string) $values['source'], (int) $values['count'], (int) $values['category']),
                self::SIZES,
            );
        if ($tiles === []) {
            return '';
        }
        if ($values['look'] === 'slider') {
            $isColumn = preg_match('/^(?:footer|front-column)-\d$/', $area) === 1;

            return $this->slider
                ->get()
                ->html(
                    $isColumn ? 'footer' : 'sidebar',
                    $title,
                    $tiles,
                    is_string($this->id) ? $this->id . '-slider' : null,
                );
        }

        return $this->parts->get()->html('parts/front/product-grid', ['tiles' => $tiles, 'label' => $title]);
    }

    /** @return array<int, string> */
    private function categories(): array
    {
        $choices = [0 => __('All', 'stallkeeper')];
        $terms = get_terms(['taxonomy' => 'product_cat', 'hide_empty' => false, 'number' => self::MAX_CATEGORIES]);
        foreach (is_array($terms) ? $terms : [] as $term) {
            $choices[$term->term_id] = html_entity_decode($term->name, ENT_QUOTES);
        }

        return $choices;
    }
}
