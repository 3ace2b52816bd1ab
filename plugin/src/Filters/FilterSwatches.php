<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Render\Search\Filters\FiltersViewModel;
use Stallkeeper\Tools\Search\Records\ProductAttributes;
use WP_HTML_Tag_Processor;
use WP_Term;

/**
 * Adds the colors and images of attribute values to the filters of product lists. They are metadata of the terms, see
 * SwatchFields.
 *
 * @phpstan-import-type FiltersView from FiltersViewModel
 */
final class FilterSwatches
{
    private const ATTRIBUTE = 'attributes.' . ProductAttributes::PREFIX;

    /**
     * @param string $html finished filters
     * @param FiltersView $filters
     */
    public function add(string $html, array $filters): string
    {
        $styles = [];
        foreach ([...$filters['groups'], ...$filters['laterGroups']] as $group) {
            if (str_starts_with($group['key'], self::ATTRIBUTE)) {
                $found = self::ofTaxonomy(
                    substr($group['key'], strlen('attributes.')),
                    array_column($group['values'], 'label'),
                );
                foreach ($group['values'] as $value) {
                    $styles += isset($found[$value['label']]) ? [$value['href'] => $found[$value['label']]] : [];
                }
            }
        }
        $tags = new WP_HTML_Tag_Processor($html);
        while ($styles !== [] && $tags->next_tag(['tag_name' => 'A', 'class_name' => 'filters__value'])) {
            $href = $tags->get_attribute('href');
            if (is_string($href) && isset($styles[$href])) {
                $tags->add_class('filters__value--swatch');
                $tags->set_attribute('style', "--stallkeeper-tools-swatch: $styles[$href]");
            }
        }

        return $tags->get_updated_html();
    }

    /**
     * @param list<string> $names
     * @return array<string, string> CSS background by name
     */
    private static function ofTaxonomy(string $taxonomy, array $names): array
    {
        $terms =
            $names !== [] && taxonomy_exists($taxonomy)
                ? get_terms(['taxonomy' => $taxonomy, 'name' => $names, 'hide_empty' => false])
                : [];
        $styles = [];
        foreach (is_array($terms) ? $terms : [] as $term) {
            $style = self::style($term);
            if ($style !== '') {
                $styles[html_entity_decode($term->name, ENT_QUOTES)] = $style;
            }
        }

        return $styles;
    }

    private static function style(WP_Term $term): string
    {
        $image = get_term_meta($term->term_id, 'image', true);
        $url = is_numeric($image) ? wp_get_attachment_image_url((int) $image, 'thumbnail') : false;
        if (is_string($url) && preg_match('~[\'"()\\\\\s]~', $url) !== 1) {
            return "center / cover url('" . esc_url_raw($url) . "')";
        }
        $color = get_term_meta($term->term_id, 'color', true);

        return is_string($color) ? (string) sanitize_hex_color($color) : '';
    }
}
