<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution;

/** The owner's choice in the Customizer. */
final class Customize
{
    public function addHooks(): void
    {
        add_action('customize_register', $this->add(...));
    }

    private function add(\WP_Customize_Manager $customizer): void
    {
        $customizer->add_section('stallkeeper_source', ['title' => __('Order sources', 'stallkeeper'), 'priority' => 121]);
        $customizer->add_setting(Config::MODE, [
            'default' => 'ask',
            'sanitize_callback' => static fn(mixed $mode): string => is_string($mode) && in_array($mode, Config::MODES, true) ? $mode : 'ask',
        ]);
        $customizer->add_control(Config::MODE, [
            'type' => 'radio',
            'section' => 'stallkeeper_source',
            'label' => __('Remember which site or advertisement led a visitor here', 'stallkeeper'),
            'description' => __('Where a consent plugin is active, that one asks instead of the theme.', 'stallkeeper'),
            'choices' => [
                'ask' => __('when the visitor allows it', 'stallkeeper'),
                'allowed' => __('always: nobody has to be asked here', 'stallkeeper'),
                'off' => __('never', 'stallkeeper'),
            ],
        ]);
    }
}
