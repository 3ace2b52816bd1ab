<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Swatches;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Http\RequestInput;
use WP_Term;

/**
 * Fields for the colour and the image of a value, in _Products → Attributes → Configure terms_.
 *
 * They are stored under the names that WooCommerce uses since version 10.9 (`color` and `image`), so both understand
 * them. WooCommerce shows its own fields only in shops with a block theme, and for attributes of its type.
 */
final class SwatchFields
{
    public const COLOR = 'color';
    public const IMAGE = 'image';

    private const NONCE = 'stallkeeper_swatch_nonce';
    private const ACTION = 'stallkeeper_swatch';
    private const SCRIPT = 'stallkeeper-swatch-fields';

    /** Seconds until the message about an invalid colour is dropped. */
    private const FAULT_LIFETIME = 60;

    /** Type of attributes with WooCommerce's own fields. */
    private const OWN_TYPE = 'wc-visual';

    public function __construct(private readonly RequestInput $input) {}

    /** Hook: `admin_init`. */
    public function addFields(): void
    {
        foreach (wc_get_attribute_taxonomies() as $attribute) {
            $fields = Input::fromArray((array) $attribute);
            if ($fields->text('attribute_type') !== self::OWN_TYPE) {
                $taxonomy = wc_attribute_taxonomy_name($fields->text('attribute_name'));
                add_action("{$taxonomy}_add_form_fields", [$this, 'printNew']);
                add_action("{$taxonomy}_edit_form_fields", [$this, 'printFields']);
            }
        }
    }

    /** Hook: `{$taxonomy}_add_form_fields`. */
    public function printNew(): void
    {
        wp_nonce_field(self::ACTION, self::NONCE, false);
        foreach (self::fields('', 0) as [$label, $field, $help]) {
            printf('<div class="form-field">%s%s<p>%s</p></div>', $label, $field, esc_html($help));
        }
    }

    /** Hook: `{$taxonomy}_edit_form_fields`. */
    public function printFields(WP_Term $term): void
    {
        $color = get_term_meta($term->term_id, self::COLOR, true);
        $image = get_term_meta($term->term_id, self::IMAGE, true);
        $nonce = wp_nonce_field(self::ACTION, self::NONCE, false, false);
        foreach (self::fields(is_string($color) ? $color : '', is_numeric($image) ? (int) $image : 0) as $row) {
            [$label, $field, $help] = $row;
            printf(
                '<tr class="form-field"><th scope="row">%s</th><td>%s%s<p class="description">%s</p></td></tr>',
                $label,
                $nonce,
                $field,
                esc_html($help),
            );
            $nonce = '';
        }
    }

    /** Hook: `created_term` and `edited_term`. An invalid colour is refused with a message; the stored one stays. */
    public function save(int $term, int $_, string $taxonomy): void
    {
        $posted = $this->input->posted();
        if (
            !str_starts_with($taxonomy, 'pa_') ||
            wp_verify_nonce($posted->text(self::NONCE), self::ACTION) === false ||
            !current_user_can('edit_term', $term)
        ) {
            return;
        }
        $typed = trim($posted->text('stallkeeper_color'));
        $color = sanitize_hex_color(str_starts_with($typed, '#') || $typed === '' ? $typed : "#$typed");
        if ($typed !== '' && !is_string($color)) {
            set_transient(self::faultName(), mb_substr(sanitize_text_field($typed), 0, 40), self::FAULT_LIFETIME);
        } else {
            self::store($term, self::COLOR, $typed === '' ? '' : (string) $color);
        }
        $image = $posted->integer('stallkeeper_image', 0, PHP_INT_MAX, 0);
        self::store($term, self::IMAGE, wp_attachment_is_image($image) ? (string) $image : '');
    }

    /** Hook: `admin_notices`. WordPress redirects after a term has been saved. */
    public function printFault(): void
    {
        $typed = get_transient(self::faultName());
        if (is_string($typed)) {
            delete_transient(self::faultName());
            printf(
                '<div class="notice notice-error"><p>%s</p></div>',
                esc_html(
                    sprintf(
                        /* translators: %s: what the user typed */
                        __(
                            '“%s” is not a color, so the color was not saved. Enter # and six digits, such as #1f2a55.',
                            'stallkeeper-tools',
                        ),
                        $typed,
                    ),
                ),
            );
        }
    }

    /** Hook: `admin_enqueue_scripts`. */
    public function enqueueScript(): void
    {
        $screen = get_current_screen();
        if (
            $screen !== null &&
            in_array($screen->base, ['edit-tags', 'term'], true) &&
            str_starts_with($screen->taxonomy, 'pa_')
        ) {
            wp_enqueue_media();
            $file = 'build/swatch-fields.js';
            $path = dirname(__DIR__, 2) . "/$file";
            wp_enqueue_script(
                self::SCRIPT,
                plugins_url($file, dirname(__DIR__)),
                ['media-editor'],
                is_file($path) ? substr((string) hash_file('xxh32', $path), 0, 8) : null,
                true,
            );
        }
    }

    private static function store(int $term, string $name, string $value): void
    {
        $value === '' ? delete_term_meta($term, $name) : update_term_meta($term, $name, $value);
    }

    private static function faultName(): string
    {
        return 'stallkeeper_swatch_fault_' . get_current_user_id();
    }

    /** @return list<array{string, string, string}> label and field as HTML, help as text */
    private static function fields(string $color, int $image): array
    {
        $row = static fn(string $id, string $label, string $field, string $help): array => [
            sprintf('<label for="%s">%s</label>', $id, esc_html($label)),
            $field,
            $help,
        ];

        return [
            $row(
                'stallkeeper-color',
                __('Color', 'stallkeeper-tools'),
                sprintf(
                    '<input id="stallkeeper-color" name="stallkeeper_color" value="%s" pattern="#?([0-9A-Fa-f]{3}){1,2}" maxlength="7" placeholder="#1f2a55" data-part="swatch-color">',
                    esc_attr($color),
                ),
                __('# and six digits. Product pages show it next to the name.', 'stallkeeper-tools'),
            ),
            $row(
                'stallkeeper-image',
                __('Image', 'stallkeeper-tools'),
                sprintf(
                    '<span data-part="swatch-image" data-choose="%s" data-remove="%s" data-title="%s">%s<input type="number" min="0" id="stallkeeper-image" name="stallkeeper_image" value="%s"></span>',
                    esc_attr__('Choose image', 'stallkeeper-tools'),
                    esc_attr__('Remove image', 'stallkeeper-tools'),
                    esc_attr__('Image of the value', 'stallkeeper-tools'),
                    wp_get_attachment_image($image, [60, 60], false, ['alt' => '']),
                    $image > 0 ? (string) $image : '',
                ),
                __('ID of an image in the media library. It is shown instead of the color.', 'stallkeeper-tools'),
            ),
        ];
    }
}
