<?php

/** Selects the template of a shop page: of the theme, in its root or in `woocommerce/`, or of the plugin. */
class WC_Template_Loader
{
    public static function init(): void
    {
        add_filter('template_include', [self::class, 'template_loader']);
        add_filter('comments_template', [self::class, 'comments_template_loader']);
    }

    public static function comments_template_loader($template): string
    {
        return get_post_type() === 'product' ? wc_locate_template('single-product-reviews.php') : $template;
    }

    public static function template_loader($template): string
    {
        $object = get_queried_object();
        $names = match (true) {
            is_embed() => [],
            is_singular('product') => ["single-product-{$object->post_name}.php", 'single-product.php'],
            is_product_taxonomy() => [
                "taxonomy-{$object->taxonomy}-{$object->slug}.php",
                "taxonomy-{$object->taxonomy}.php",
                'taxonomy-' . str_replace('_', '-', $object->taxonomy) . '.php',
                'archive-product.php',
            ],
            is_shop() => ['archive-product.php'],
            default => [],
        };
        if ($names === []) {
            return $template;
        }
        $files = ['woocommerce.php'];
        foreach ($names as $name) {
            array_push($files, $name, WC()->template_path() . $name);
        }

        return locate_template($files) ?: WC()->plugin_path() . '/templates/' . end($names);
    }
}
