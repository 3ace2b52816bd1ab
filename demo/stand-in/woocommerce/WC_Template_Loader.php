<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/**
 * Selects the template of a shop page. Templates of the theme, in its root or in `woocommerce/`, override those of the
 * plugin.
 */
class WC_Template_Loader
{
    public static function init(): void
    {
        add_filter('template_include', [self::class, 'template_loader']);
        add_filter('comments_template', [self::class, 'comments_template_loader']);
    }

    public static function comments_template_loader(string $template): string
    {
        return get_post_type() === 'product' ? wc_locate_template('single-product-reviews.php') : $template;
    }

    public static function template_loader(string $template): string
    {
        $file = self::file();
        if (is_embed() || $file === '') {
            return $template;
        }
        $names = Value::texts(apply_filters('woocommerce_template_loader_files', self::names($file), $file));
        $found = locate_template(array_values(array_unique($names)));

        // The plugin has one template for all archives.
        $own = is_product_taxonomy() ? 'archive-product.php' : $file;

        return $found !== '' ? $found : WC()->plugin_path() . "/templates/{$own}";
    }

    private static function file(): string
    {
        return match (true) {
            is_singular('product') => 'single-product.php',
            is_tax('product_cat') => 'taxonomy-product-cat.php',
            is_tax('product_tag') => 'taxonomy-product-tag.php',
            is_product_taxonomy(), is_shop() => 'archive-product.php',
            default => '',
        };
    }

    /** @return list<string> template names, most specific first */
    private static function names(string $file): array
    {
        $object = get_queried_object();
        $names = [];
        if ($object instanceof WP_Post && is_singular('product')) {
            $names[] = "single-product-{$object->post_name}.php";
        }
        if ($object instanceof WP_Term) {
            $names = ["taxonomy-{$object->taxonomy}-{$object->slug}.php", "taxonomy-{$object->taxonomy}.php", $file];
            $file = 'archive-product.php';
        }
        $names[] = $file;
        return array_merge(
            ['woocommerce.php'],
            ...array_map(static fn(string $name): array => [$name, WC()->template_path() . $name], $names),
        );
    }
}
