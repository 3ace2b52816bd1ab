<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\ScriptAttributes;

use WP_Post;
use wpdb;

/** Decides whether stored content may contain markup that requires the capability `unfiltered_html`. */
final class ContentTrust
{
    private const CAPABILITY = 'unfiltered_html';

    /** @var array<int, array<int, bool>> blog ID => post ID => whether its content is trusted */
    private array $posts = [];

    /**
     * Checks the post's author, its last editor and the authors of its revisions: all of them need the capability.
     * Filter `stallkeeper_trust_content` (bool, WP_Post|null). The post is null for content without a known author,
     * such as widgets and term descriptions, which is not trusted.
     */
    public function ofPost(?WP_Post $post): bool
    {
        $isTrusted =
            $post !== null &&
            ($this->posts[get_current_blog_id()][$post->ID] ??= $this->haveCapability($this->writers($post)));

        return (bool) apply_filters('stallkeeper_trust_content', $isTrusted, $post);
    }

    public function ofUser(int $user): bool
    {
        return user_can($user, self::CAPABILITY);
    }

    /** @param list<int> $users */
    private function haveCapability(array $users): bool
    {
        foreach ($users as $user) {
            if (!user_can($user, self::CAPABILITY)) {
                return false;
            }
        }

        return true;
    }

    /** @return list<int> */
    private function writers(WP_Post $post): array
    {
        $last = get_post_meta($post->ID, '_edit_last', true);
        $db = $GLOBALS['wpdb'] ?? null;
        $revisions =
            $db instanceof wpdb
                ? $db->get_col(
                    (string) $db->prepare(
                        "SELECT DISTINCT post_author FROM %i WHERE post_parent = %d AND post_type = 'revision'",
                        $db->posts,
                        $post->ID,
                    ),
                )
                : [];
        $ids = array_map(static fn(mixed $id): int => is_numeric($id) ? (int) $id : 0, [
            ...$revisions,
            ...$last === '' || $last === false ? [] : [$last],
        ]);

        return array_values(array_unique([(int) $post->post_author, ...$ids]));
    }
}
