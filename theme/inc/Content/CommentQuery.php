<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Content;

/** Loads the comments of a post with one query. */
final class CommentQuery
{
    /**
     * Hook: `comments_template_query_args`.
     *
     * WordPress loads threaded comments level by level, with two queries each. If all comments are on one page, one
     * query finds the same comments, and wp_list_comments() nests them.
     *
     * @param mixed $args arguments of the query
     */
    public function loadAtOnce(mixed $args): mixed
    {
        if (is_array($args) && ($args['hierarchical'] ?? false) === 'threaded' && !isset($args['number'])) {
            $args['hierarchical'] = false;
        }

        return $args;
    }
}
