<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Checkout;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationInterface;
use Stallkeeper\Tools\OrderSource\Capture\SourceScripts;
use Stallkeeper\Tools\Templates\Assets;

/**
 * Registers the script of the inner block. It depends on the consent script, which creates the object that it reads.
 */
final class BlockIntegration implements IntegrationInterface
{
    private const HANDLE = 'stallkeeper-source-block';
    private const FILE = 'build/order-source-block';

    public function __construct(private readonly SourceScripts $scripts, private readonly Assets $assets) {}

    /** @return string */
    public function get_name()
    {
        return 'stallkeeper-order-source';
    }

    /** @return void */
    public function initialize()
    {
        $asset = $this->assets->path(self::FILE . '.asset.php');
        /** @var array{dependencies: list<non-empty-string>, version: string}|null $build */
        $build = is_file($asset) ? require $asset : null;
        if (is_array($build)) {
            wp_register_script(
                self::HANDLE,
                $this->assets->url(self::FILE . '.js'),
                [...$build['dependencies'], $this->scripts->handle()],
                $build['version'],
                true,
            );
        }
    }

    /** @return string[] */
    public function get_script_handles()
    {
        return [self::HANDLE];
    }

    /** @return string[] always empty: the editor shows the checkout without this script */
    public function get_editor_script_handles()
    {
        return [];
    }

    /** @return array<string, mixed> */
    public function get_script_data()
    {
        return [];
    }
}
