<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * How much of a post's content a hit shows: the values of `data-display-post-content-radio`. Settings keep the string,
 * because templates compare it.
 */
enum ContentDisplay: string
{
    case Hide = 'hide';
    case Excerpt = 'excerpt';
    case Full = 'full';

    /** @return list<string> fields of the records that a hit needs in addition */
    public function fields(): array
    {
        return match ($this) {
            self::Hide => [],
            self::Excerpt => ['post_excerpt', 'content'],
            self::Full => ['content', 'record_index', 'record_count'],
        };
    }
}
