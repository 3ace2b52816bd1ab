<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

/**
 * Runs something as a visitor who is not logged in would see it: what an editor's save renders goes into a public
 * index, so it must not hold what only the editor may read, nor the names of months in the editor's own language.
 */
final class AsVisitor
{
    private static int $depth = 0;

    public static function isRunning(): bool
    {
        return self::$depth > 0;
    }

    /**
     * @template T
     *
     * @param callable(): T $work
     *
     * @return T
     */
    public static function run(callable $work): mixed
    {
        if (self::$depth > 0) {
            return $work();
        }
        self::$depth++;
        $user = get_current_user_id();
        $post = $GLOBALS['post'] ?? null;
        $switched = determine_locale() !== get_locale() && switch_to_locale(get_locale());
        if ($user !== 0) {
            wp_set_current_user(0);
        }
        try {
            return $work();
        } finally {
            if ($user !== 0) {
                wp_set_current_user($user);
            }
            if ($switched) {
                restore_previous_locale();
            }
            $GLOBALS['post'] = $post;
            if ($post instanceof \WP_Post) {
                setup_postdata($post);
            }
            self::$depth--;
        }
    }
}
