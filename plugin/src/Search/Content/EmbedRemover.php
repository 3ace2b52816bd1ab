<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Content;

use WP_Embed;

/**
 * Takes the place of WordPress's embeds while a record is made: it removes them. Embeds ask other hosts, which would make
 * every save wait, and embeds of this site show titles of other posts. Synced patterns use `$wp_embed` without a hook.
 */
final class EmbedRemover extends WP_Embed
{
    /** What WP_Embed takes for an embed: an address alone on its line, or alone in its paragraph. */
    private const LONE_ADDRESS = ['|^\s*https?://[^\s<>"]+\s*$|im', '|(?<=>)\s*https?://[^\s<>"]+\s*(?=</p>)|i'];

    // Without the hooks of WP_Embed.
    public function __construct() {}

    public static function remove(string $content): string
    {
        return (string) preg_replace(self::LONE_ADDRESS, '', $content);
    }

    /**
     * @param string $content
     *
     * @return string without addresses that would become embeds
     */
    public function run_shortcode($content)
    {
        return self::remove($content);
    }

    /**
     * @param string $content
     *
     * @return string
     */
    public function autoembed($content)
    {
        return self::remove($content);
    }
}
