<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

use WP_Customize_Control;

/** A control of the Customizer with a radio button for each palette, beside its colors. */
final class PaletteControl extends WP_Customize_Control
{
    public $type = StyleSettings::PALETTE_CONTROL;

    /** @var array<string, list<string>> #rrggbb by value; a value without colors has only its name */
    public array $colors = [];

    protected function render_content(): void
    {
        printf('<fieldset><legend class="customize-control-title">%s</legend>', esc_html($this->label));
        foreach ($this->choices as $value => $label) {
            printf(
                '<label style="display:flex;gap:8px;align-items:center;padding:4px 0"><input type="radio" name="%s" value="%s" style="margin:0" %s%s>%s%s</label>',
                esc_attr("_customize-radio-{$this->id}"),
                esc_attr((string) $value),
                $this->get_link(),
                checked($this->value(), $value, false),
                $this->swatch($this->colors[$value] ?? []),
                esc_html(is_string($label) ? $label : ''),
            );
        }
        echo '</fieldset>';
    }

    /** @param list<string> $colors */
    private function swatch(array $colors): string
    {
        $stripes = array_map(
            static fn(string $color): string => sprintf(
                '<span style="width:18px;height:24px;background:%s"></span>',
                esc_attr($color),
            ),
            $colors,
        );

        return $stripes === []
            ? ''
            : sprintf(
                '<span aria-hidden="true" style="display:flex;border:1px solid #8c8f94;border-radius:3px;overflow:hidden">%s</span>',
                implode('', $stripes),
            );
    }
}
