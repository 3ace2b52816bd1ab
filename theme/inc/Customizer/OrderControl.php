<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Customizer;

use WP_Customize_Control;

/** A control of the Customizer for the order of a list, with buttons that move an item up or down. */
final class OrderControl extends WP_Customize_Control
{
    public $type = 'stallkeeper-order';

    protected function render_content(): void
    {
        $value = $this->value();
        printf(
            '<div class="section-order"><span class="customize-control-title">%s</span><ol>',
            esc_html($this->label),
        );
        foreach (is_string($value) ? explode(',', $value) : [] as $name) {
            $label = $this->choices[$name] ?? null;
            if (is_string($label)) {
                $this->printItem($name, $label);
            }
        }
        printf(
            '</ol><input type="hidden" value="%s" %s><p class="screen-reader-text" role="status" data-part="order-status" data-text="%s"></p></div>',
            esc_attr(is_string($value) ? $value : ''),
            $this->get_link(),
            /* translators: 1: name of a section 2: its new place, a number 3: number of sections */
            esc_attr__('%1$s is now %2$s of %3$s.', 'stallkeeper'),
        );
    }

    private function printItem(string $name, string $label): void
    {
        printf(
            '<li data-name="%s" data-label="%s" style="display:flex;gap:4px;align-items:center"><span style="flex:1">%s</span>%s%s</li>',
            esc_attr($name),
            esc_attr($label),
            esc_html($label),
            /* translators: %s: name of a section */
            self::button(-1, '↑', sprintf(__('Move “%s” up', 'stallkeeper'), $label)),
            /* translators: %s: name of a section */
            self::button(1, '↓', sprintf(__('Move “%s” down', 'stallkeeper'), $label)),
        );
    }

    private static function button(int $move, string $sign, string $name): string
    {
        return sprintf(
            '<button type="button" class="button" data-move="%d" aria-label="%s">%s</button>',
            $move,
            esc_attr($name),
            $sign,
        );
    }
}
