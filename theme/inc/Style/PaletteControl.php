<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

use WP_Customize_Control;

/** A control of the Customizer with a radio button for each palette, beside its colors. */
final class PaletteControl extends WP_Customize_Control
{
    private const ROW = 'display:flex;gap:8px;align-items:center;padding:4px 0';
    private const SWATCH = 'display:flex;border:1px solid #8c8f94;border-radius:3px;overflow:hidden';

    public $type = StyleSettings::PALETTE_CONTROL;

    /** @var array<string, array<string>> #rrggbb of the colors by value; a value without colors has only its name */
    public array $colors = [];

    protected function render_content(): void
    {
        printf('<fieldset><legend class="customize-control-title">%s</legend>', esc_html($this->label));
        foreach ($this->choices as $value => $label) {
            printf(
                '<label style="%s"><input type="radio" name="%s" value="%s" style="margin:0" %s%s>%s%s</label>',
                esc_attr(self::ROW),
                esc_attr("_customize-radio-{$this->id}"),
                esc_attr((string) $value),
                $this->get_link(),
                checked($this->value(), $value, false),
                self::swatch($this->colors[$value] ?? []),
                esc_html(is_string($label) ? $label : ''),
            );
        }
        echo '</fieldset>';
    }

    /** @param array<string> $colors */
    private static function swatch(array $colors): string
    {
        $stripes = '';
        foreach ($colors as $color) {
            $stripes .= sprintf('<span style="width:18px;height:24px;background:%s"></span>', esc_attr($color));
        }

        return $stripes === ''
            ? ''
            : sprintf('<span aria-hidden="true" style="%s">%s</span>', esc_attr(self::SWATCH), $stripes);
    }
}
