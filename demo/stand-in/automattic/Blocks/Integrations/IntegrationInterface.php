<?php

namespace Automattic\WooCommerce\Blocks\Integrations;

/** Integration of a plugin or theme that adds scripts and data to a block. */
interface IntegrationInterface
{
    public function get_name();

    public function initialize();

    public function get_script_handles();

    public function get_editor_script_handles();

    /** Available as `getSetting('{name}_data')`. */
    public function get_script_data();
}
