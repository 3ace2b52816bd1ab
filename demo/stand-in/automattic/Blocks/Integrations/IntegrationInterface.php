<?php

declare(strict_types=1);

namespace Automattic\WooCommerce\Blocks\Integrations;

/** Integration of a plugin or theme that adds scripts and data to a block. */
interface IntegrationInterface
{
    /** @return string */
    public function get_name();

    /** @return void */
    public function initialize();

    /** @return list<non-empty-string> script handles for the frontend */
    public function get_script_handles();

    /** @return list<string> script handles for the editor */
    public function get_editor_script_handles();

    /** @return array<string, mixed> available as `getSetting('{name}_data')` */
    public function get_script_data();
}
