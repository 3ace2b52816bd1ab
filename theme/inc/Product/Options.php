<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use WC_Product_Variable;
use WP_HTML_Tag_Processor;

/**
 * The options of a variable product as radio buttons that look like chips, with the colour or image of the value.
 *
 * WooCommerce's select field stays in the page, hidden and disabled: scripts of plugins read and change it. A script
 * keeps it and the radio buttons equal. Without JavaScript, the radio buttons are submitted.
 */
final class Options
{
    public function __construct(
        private readonly Combinations $combinations,
        private readonly Swatch $swatch,
        private readonly ProductPageSettings $settings,
    ) {}

    /**
     * Hook: `woocommerce_dropdown_variation_attribute_options_html`, after plugins have replaced the field (10). What
     * is not a select field stays.
     */
    public function replaceSelect(mixed $html, mixed $args = []): mixed
    {
        $args = is_array($args) ? $args : [];
        $product = $args['product'] ?? ($GLOBALS['product'] ?? null);
        if (
            !is_string($html) ||
            !($product instanceof WC_Product_Variable) ||
            preg_match('~^\s*<select\b[^>]*>(.*)</select>\s*$~s', $html, $select) !== 1 ||
            preg_match_all('~<option value="([^"]+)"\s*(selected\b[^>]*)?>(.*?)</option>~s', $select[1], $found) === 0
        ) {
            return $html;
        }
        $tags = new WP_HTML_Tag_Processor($html);
        $tags->next_tag(['tag_name' => 'SELECT']);
        $name = $tags->get_attribute('name');
        if (!is_string($name) || count($found[1]) > $this->settings->chipLimit()) {
            $tags->set_attribute('required', true);

            return $tags->get_updated_html();
        }
        $tags->set_attribute('hidden', true);
        $tags->set_attribute('disabled', true);
        $attribute = is_string($args['attribute'] ?? null) ? $args['attribute'] : '';
        $chips = '';
        foreach ($found[1] as $i => $value) {
            $chips .= $this->chip($product, $attribute, $name, $value, $found[3][$i], [
                'checked' => $found[2][$i] !== '' || count($found[1]) === 1,
            ]);
        }

        return $tags->get_updated_html() .
            sprintf(
                '<fieldset class="options" data-part="options"><legend class="screen-reader-text">%s</legend>%s</fieldset>',
                esc_html(wp_strip_all_tags((string) wc_attribute_label($attribute, $product))),
                $chips,
            );
    }

    /**
     * @param string $value escaped
     * @param string $label HTML
     * @param array{checked: bool} $state
     */
    private function chip(
        WC_Product_Variable $product,
        string $attribute,
        string $name,
        string $value,
        string $label,
        array $state,
    ): string {
        $id = wp_unique_id('option-');
        $plain = html_entity_decode($value, ENT_QUOTES);
        $isInStock = $this->combinations->hasInStock($product, $name, $plain);

        return sprintf(
            '<span class="option"><input class="option__radio" type="radio" id="%1$s" name="%2$s" value="%3$s" required%4$s>' .
                '<label class="option__chip" for="%1$s"%5$s>%6$s<span class="option__name">%7$s</span>' .
                '<span class="screen-reader-text" data-part="state">%8$s</span></label></span>',
            $id,
            esc_attr($name),
            $value,
            $state['checked'] ? ' checked' : '',
            $isInStock ? '' : ' data-state="sold-out"',
            $this->swatch->html($attribute, $plain),
            $label,
            $isInStock ? '' : esc_html(self::texts()['soldOut']),
        );
    }

    /**
     * Hook: `woocommerce_before_single_variation`.
     *
     * Prints the explanation of the marks, and what the script needs for them.
     */
    public function printNote(): void
    {
        $product = $GLOBALS['product'] ?? null;
        if (!($product instanceof WC_Product_Variable)) {
            return;
        }
        $names = $this->combinations->names($product);
        $hasMark = false;
        foreach ($product->get_variation_attributes() as $attribute => $values) {
            $chips = is_array($values) && count($values) <= $this->settings->chipLimit() ? $values : [];
            foreach ($chips as $value) {
                $hasMark =
                    $hasMark ||
                    !$this->combinations->hasInStock(
                        $product,
                        'attribute_' . sanitize_title((string) $attribute),
                        is_scalar($value) ? (string) $value : '',
                    );
            }
        }
        printf(
            '<p class="options__note" data-part="options-note"%s>%s</p>',
            $hasMark ? '' : ' hidden',
            esc_html__('Crossed out: sold out, or not available in this combination.', 'stallkeeper'),
        );
        printf(
            '<script type="application/json" data-part="combinations">%s</script>',
            wp_json_encode(
                ['names' => $names, 'rows' => $this->combinations->of($product), 'texts' => self::texts()],
                JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE,
            ),
        );
    }

    /** @return array<string, string> */
    private static function texts(): array
    {
        return [
            'soldOut' => __('(sold out)', 'stallkeeper'),
            'missing' => __('(not available in this combination)', 'stallkeeper'),
            /* translators: %1$s: chosen options, such as “Navy, S” */
            'isSoldOut' => __('%1$s is sold out. Please choose another option.', 'stallkeeper'),
            /* translators: %1$s: chosen options, such as “Navy, S” */
            'isMissing' => __('There is no %1$s. Please choose another option.', 'stallkeeper'),
            'failed' => __('The price could not be loaded. The cart will show it.', 'stallkeeper'),
        ];
    }
}
