<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use WP_Post;
use WP_Term;

/** Whether imported content belongs to the owner by now: edited, commented, or used in the owner’s content. */
final class DemoChanges
{
    public function __construct(private readonly DemoRecords $records, private readonly PostDatabase $database) {}

    /** @throws DatabaseError if a query fails: the content would seem to be unused then */
    public function isKept(WP_Post $post): bool
    {
        return $this->database->run(fn(): bool => $post->post_status !== 'trash' && $this->isOwners($post));
    }

    /**
     * A term stays if it was edited, or if other content or another term uses it.
     *
     * @throws DatabaseError if a query fails
     */
    public function isTermKept(WP_Term $term): bool
    {
        return $this->database->run(fn(): bool => !$this->records->isUnchanged($term) || $this->isTermUsed($term));
    }

    private function isOwners(WP_Post $post): bool
    {
        return !$this->records->isUnchanged($post) ||
            match ($post->post_type) {
                'attachment' => $this->isUsed($post->ID),
                'product' => $this->hasOtherComments($post->ID) || $this->hasChangedVariation($post->ID),
                // A product that stays has removed the marks of its variations.
                'post', 'page' => $this->hasOtherComments($post->ID),
                default => false,
            };
    }

    private function isTermUsed(WP_Term $term): bool
    {
        $db = $this->database->connection();

        return $this->exists('SELECT 1 FROM %i WHERE term_taxonomy_id = %d LIMIT 1', [
            $db->term_relationships,
            $term->term_taxonomy_id,
        ]) || $this->exists('SELECT 1 FROM %i WHERE parent = %d LIMIT 1', [$db->term_taxonomy, $term->term_id]);
    }

    /** Whether a post, a term or a setting shows the picture. Imported content that uses it is deleted by now. */
    private function isUsed(int $picture): bool
    {
        $db = $this->database->connection();
        $file = get_post_meta($picture, '_wp_attached_file', true);
        $name = is_string($file) ? preg_replace('/\.\w+$/', '', $file) : '';
        $isShown =
            $this->exists("SELECT 1 FROM %i WHERE meta_key = '_thumbnail_id' AND meta_value = %s LIMIT 1", [
                $db->postmeta,
                (string) $picture,
            ]) ||
            $this->exists(
                "SELECT 1 FROM %i WHERE meta_key = '_product_image_gallery' " .
                    "AND CONCAT(',', meta_value, ',') LIKE %s LIMIT 1",
                [$db->postmeta, "%,$picture,%"],
            ) ||
            $this->exists(
                'SELECT 1 FROM %i AS meta JOIN %i AS terms ON terms.term_id = meta.term_id ' .
                    "WHERE meta.meta_key = 'thumbnail_id' AND meta.meta_value = %s AND NOT EXISTS " .
                    '(SELECT 1 FROM %i AS marks WHERE marks.term_id = meta.term_id AND marks.meta_key = %s) LIMIT 1',
                [$db->termmeta, $db->terms, (string) $picture, $db->termmeta, DemoRecords::META],
            ) ||
            (is_string($name) &&
                $name !== '' &&
                $this->exists("SELECT 1 FROM %i WHERE post_status <> 'trash' AND post_content LIKE %s LIMIT 1", [
                    $db->posts,
                    '%' . $db->esc_like("/$name") . '%',
                ]));

        return $isShown ||
            in_array(get_option('site_icon'), [$picture, (string) $picture], true) ||
            in_array($picture, (array) get_theme_mods(), true);
    }

    private function hasOtherComments(int $post): bool
    {
        $db = $this->database->connection();

        return $this->exists(
            'SELECT 1 FROM %i AS comments WHERE comment_post_ID = %d AND NOT EXISTS ' .
                '(SELECT 1 FROM %i AS marks WHERE marks.comment_id = comments.comment_ID AND marks.meta_key = %s) LIMIT 1',
            [$db->comments, $post, $db->commentmeta, DemoRecords::META],
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

    /**
     * @param literal-string   $sql
     * @param list<int|string> $values
     */
    private function exists(string $sql, array $values): bool
    {
        return $this->database->rows($sql, $values) !== [];
    }
}
