<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records\Text;

use WP_Embed;

/**
 * Replaces WP_Embed while a record is created, and removes embeds. Embeds request other hosts, which would delay every
 * save, and embeds of this site contain titles of other posts. Synced patterns call `$wp_embed` directly, so no hook
 * can do this.
 */
final class EmbedRemover extends WP_Embed
{
    /** WP_Embed treats these as embeds: a URL alone on its line, or alone in its paragraph. */
    private const LONE_ADDRESS = ['|^\s*https?://[^\s<>"]+\s*$|im', '|(?<=>)\s*https?://[^\s<>"]+\s*(?=</p>)|i'];

    // Does not add the hooks of WP_Embed.
    public function __construct() {}

    public static function remove(string $content): string
    {
        return (string) preg_replace(self::LONE_ADDRESS, '', $content);
    }

    /**
     * @param string $content
     *
     * @return string content without URLs that would become embeds
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
