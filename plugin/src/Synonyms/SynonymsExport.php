<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use Stallkeeper\Tools\Search\Words\SynonymOptions;

/** Sends the saved synonym rules as a text file that the screen and WP-CLI can import. */
final class SynonymsExport
{
    private const ACTION = 'stallkeeper_synonyms_export';

    public static function address(): string
    {
        return wp_nonce_url(add_query_arg('action', self::ACTION, admin_url('admin-post.php')), self::ACTION);
    }

    /** Hook: `admin_post_stallkeeper_synonyms_export`. */
    public function sendFile(): void
    {
        if (!current_user_can(SynonymsForm::CAPABILITY)) {
            wp_die(esc_html__('Sorry, you are not allowed to do this.', 'stallkeeper-tools'), '', 403);
        }
        check_admin_referer(self::ACTION);
        nocache_headers();
        header('Content-Type: text/plain; charset=utf-8');
        header('X-Content-Type-Options: nosniff');
        header('Content-Disposition: attachment; filename="synonyms-' . gmdate('Y-m-d') . '.txt"');
        // Plain text, so nothing is escaped. The byte order mark tells spreadsheets that the file is UTF-8.
        echo "\u{FEFF}", SynonymOptions::current()->rules, "\n";
        exit();
    }
}
