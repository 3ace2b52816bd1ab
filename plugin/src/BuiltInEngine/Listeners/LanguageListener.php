<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Listeners;

use Stallkeeper\Tools\Search\Engine\IndexQueue;

/**
 * Queues posts whose language changes without a change of the post. Most changes in Polylang set a term of the post,
 * which PostListener notices.
 */
final class LanguageListener
{
    /** Polylang's taxonomy for the languages of posts. */
    private const POLYLANG_TAXONOMY = 'language';

    public function __construct(private readonly IndexQueue $queue) {}

    /**
     * Hook: `wpml_translation_update`.
     *
     * @param mixed $update WPML's description of the change; `context` is `post` for posts, `element_id` is the post
     */
    public function queueAfterUpdate(mixed $update): void
    {
        $id = is_array($update) && ($update['context'] ?? '') === 'post' ? $update['element_id'] ?? null : null;
        if (is_numeric($id) && (int) $id > 0) {
            $this->queue->push((int) $id);
        }
    }

    /**
     * Hook: `clean_term_cache`. When Polylang sets the language of all posts without one, it writes to the database
     * directly, and passes the ids of the posts to this hook. The worker ignores other ids.
     */
    public function queueAfterMassChange(mixed $ids, mixed $taxonomy = ''): void
    {
        if ($taxonomy === self::POLYLANG_TAXONOMY && is_array($ids)) {
            $this->queue->pushMany(
                array_values(
                    array_filter(array_map(static fn(mixed $id): int => is_numeric($id) ? (int) $id : 0, $ids)),
                ),
            );
        }
    }
}
