<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use WP_Post;
use WP_Term;
use wpdb;

/** Whether imported content belongs to the owner by now: edited, commented, or used in the owner’s content. */
final class DemoChanges
{
    public function __construct(private readonly DemoRecords $records) {}

    public function isKept(WP_Post $post): bool
    {
        if ($post->post_status === 'trash') {
            return false;
        }

        return !$this->records->isUnchanged($post) ||
            match ($post->post_type) {
                'attachment' => $this->isUsed($post->ID),
                'product' => $this->hasOtherComments($post->ID) || $this->hasChangedVariation($post->ID),
                // A product that stays has removed the marks of its variations.
                'post', 'page' => $this->hasOtherComments($post->ID),
                default => false,
            };
    }

    /** A term stays if it was edited, or if other content or another term uses it. */
    public function isTermKept(WP_Term $term): bool
    {
        return !$this->records->isUnchanged($term) ||
            self::exists(
                'SELECT 1 FROM %i WHERE term_taxonomy_id = %d LIMIT 1',
                self::database()->term_relationships,
                $term->term_taxonomy_id,
            ) ||
            self::exists('SELECT 1 FROM %i WHERE parent = %d LIMIT 1', self::database()->term_taxonomy, $term->term_id);
    }

    /** Whether a post, a term or a setting shows the picture. Imported content that uses it is deleted by now. */
    private function isUsed(int $picture): bool
    {
        $db = self::database();
        $file = get_post_meta($picture, '_wp_attached_file', true);
        $name = is_string($file) ? preg_replace('/\.\w+$/', '', $file) : '';
        $isShown =
            self::exists(
                "SELECT 1 FROM %i WHERE meta_key = '_thumbnail_id' AND meta_value = %s LIMIT 1",
                $db->postmeta,
                (string) $picture,
            ) ||
            self::exists(
                "SELECT 1 FROM %i WHERE meta_key = '_product_image_gallery' AND CONCAT(',', meta_value, ',') LIKE %s LIMIT 1",
                $db->postmeta,
                "%,$picture,%",
            ) ||
            self::exists(
                "SELECT 1 FROM %i AS meta JOIN %i AS terms ON terms.term_id = meta.term_id WHERE meta.meta_key = 'thumbnail_id' AND meta.meta_value = %s AND NOT EXISTS (SELECT 1 FROM %i AS marks WHERE marks.term_id = meta.term_id AND marks.meta_key = %s) LIMIT 1",
                $db->termmeta,
                $db->terms,
                (string) $picture,
                $db->termmeta,
                DemoRecords::META,
            ) ||
            (is_string($name) &&
                $name !== '' &&
                self::exists(
                    "SELECT 1 FROM %i WHERE post_status <> 'trash' AND post_content LIKE %s LIMIT 1",
                    $db->posts,
                    '%' . $db->esc_like("/$name") . '%',
                ));

        return $isShown ||
            in_array(get_option('site_icon'), [$picture, (string) $picture], true) ||
            in_array($picture, (array) get_theme_mods(), true);
    }

    private function hasOtherComments(int $post): bool
    {
        $db = self::database();

        return self::exists(
            'SELECT 1 FROM %i AS comments WHERE comment_post_ID = %d AND NOT EXISTS (SELECT 1 FROM %i AS marks WHERE marks.comment_id = comments.comment_ID AND marks.meta_key = %s) LIMIT 1',
            $db->comments,
            $post,
            $db->commentmeta,
            DemoRecords::META,
        );
    }

    /** Whether the owner has changed or added a variation. */
    private function hasChangedVariation(int $product): bool
    {
        $variations = get_posts([
            'post_type' => 'product_variation',
            'post_parent' => $product,
            'post_status' => 'any',
            'numberposts' => 100,
        ]);
        foreach ($variations as $variation) {
            if (
                get_post_meta($variation->ID, DemoRecords::META, true) === '' ||
                !$this->records->isUnchanged($variation)
            ) {
                return true;
            }
        }

        return false;
    }

    private static function exists(string $sql, string|int ...$values): bool
    {
        // $sql is always one of the literal statements above.
        return self::database()->get_var((string) self::database()->prepare($sql, ...$values)) !== null; // @phpstan-ignore argument.type
    }

    private static function database(): wpdb
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        return $wpdb;
    }
}
