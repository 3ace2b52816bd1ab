<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution;

/** Adds the setting for order sources to the Customizer. */
final class CustomizerSettings
{
    public function addHooks(): void
    {
        add_action('customize_register', [$this, 'addSection']);
    }

    /** Hook: `customize_register`. */
    public function addSection(\WP_Customize_Manager $customizer): void
    {
        $customizer->add_section('stallkeeper_source', ['title' => __('Order sources', 'stallkeeper-tools'), 'priority' => 121]);
        $customizer->add_setting(AttributionSettings::MODE, [
            'type' => 'option',
            'default' => 'ask',
            'sanitize_callback' => [$this, 'sanitizeMode'],
        ]);
        $customizer->add_control(AttributionSettings::MODE, [
            'type' => 'radio',
            'section' => 'stallkeeper_source',
            'label' => __('Remember which site or advertisement led a visitor here', 'stallkeeper-tools'),
            'description' => __('If a consent plugin is active, it asks instead.', 'stallkeeper-tools'),
            'choices' => [
                'ask' => __('when the visitor allows it', 'stallkeeper-tools'),
                'allowed' => __('always: nobody has to be asked here', 'stallkeeper-tools'),
                'off' => __('never', 'stallkeeper-tools'),
            ],
        ]);
    }

    /** Hook: `customize_sanitize_stallkeeper_source_consent`. */
    public function sanitizeMode(mixed $mode): string
    {
        return is_string($mode) && in_array($mode, AttributionSettings::MODES, true) ? $mode : 'ask';
    }
}
