<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Theme\Assets\PageBlocks;
use WP_Post;

/** WooCommerce's blocks and shortcodes on the page, known before its content is rendered. */
final class ShopContent
{
    /** Prefix of the names of WooCommerce's blocks. */
    public const BLOCKS = 'woocommerce/';

    public function __construct(private readonly PageBlocks $blocks) {}

    /** @return list<string> names of WooCommerce's blocks in the content and in block widgets */
    public function blocks(): array
    {
        return array_values(
            array_filter(
                array_keys($this->blocks->inContent() + $this->blocks->inWidgets()),
                static fn(string $name): bool => str_starts_with($name, self::BLOCKS),
            ),
        );
    }

    /** @param string $names beginnings of the names of shortcodes, as alternatives of a regular expression */
    public function hasShortcode(string $names): bool
    {
        $post = get_queried_object();

        return $post instanceof WP_Post && preg_match("/\[(?:$names)/", $post->post_content) === 1;
    }
}
