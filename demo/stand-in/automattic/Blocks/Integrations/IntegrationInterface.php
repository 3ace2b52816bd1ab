<?php

declare(strict_types=1);

namespace Automattic\WooCommerce\Blocks\Integrations;

/** A plugin or theme that brings scripts and data to a block. */
interface IntegrationInterface
{
    /** @return string */
    public function get_name();

    /** @return void */
    public function initialize();

    /** @return list<non-empty-string> scripts of the page */
    public function get_script_handles();

    /** @return list<string> scripts of the editor */
    public function get_editor_script_handles();

    /** @return array<string, mixed> read by `getSetting('{name}_data')` */
    public function get_script_data();
}
