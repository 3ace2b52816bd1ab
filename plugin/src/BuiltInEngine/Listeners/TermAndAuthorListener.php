<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Listeners;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Search\Records\RelatedPosts;
use WP_Term;
use WP_User;

/** Queues the posts of a term or an author when the name changes. */
final class TermAndAuthorListener
{
    /** @var array<int, list<int>> posts of users that are being deleted */
    private array $orphans = [];

    /** @var array<int, WP_Term> terms that are being edited, as they were before */
    private array $terms = [];

    /** @param Lazy<RelatedPosts> $related */
    public function __construct(
        private readonly IndexQueue $queue,
        #[LazyService(RelatedPosts::class)] private readonly Lazy $related,
    ) {}

    /** Hook: `edit_terms`, before the change. */
    public function rememberTerm(mixed $id, mixed $taxonomy): void
    {
        $term = is_numeric($id) && is_string($taxonomy) ? get_term((int) $id, $taxonomy) : null;
        if ($term instanceof WP_Term) {
            $this->terms[$term->term_id] = clone $term;
        }
    }

    /**
     * Hook: `edited_term`. A record contains the names of its terms' parents, and its permalink may contain their
     * slugs. So a renamed or moved term also changes the posts of its subterms.
     */
    public function queuePostsOfSubtermsAfterChange(mixed $id, mixed $termTaxonomy, mixed $taxonomy): void
    {
        $term = is_numeric($id) && is_string($taxonomy) ? get_term((int) $id, $taxonomy) : null;
        $before = $term instanceof WP_Term ? $this->terms[$term->term_id] ?? null : null;
        if (
            $term instanceof WP_Term &&
            $before !== null &&
            [$term->parent, $term->name, $term->slug] !== [$before->parent, $before->name, $before->slug]
        ) {
            $this->queuePostsOfSubterms($term);
        }
    }

    /** Hook: `edited_term`. */
    public function queuePostsOfTerm(mixed $term, mixed $termTaxonomy): void
    {
        $this->queue->pushFound($this->related->get()->ofTerm(is_numeric($termTaxonomy) ? (int) $termTaxonomy : 0));
    }

    /** Hook: `pre_delete_term`. */
    public function queuePostsOfDeletedTerm(mixed $term, mixed $taxonomy): void
    {
        $found = is_numeric($term) && is_string($taxonomy) ? get_term((int) $term, $taxonomy) : null;
        if ($found instanceof WP_Term) {
            $this->queuePostsOfTerm($found->term_id, $found->term_taxonomy_id);
            $this->queuePostsOfSubterms($found);
        }
    }

    private function queuePostsOfSubterms(WP_Term $term): void
    {
        foreach (
            is_taxonomy_hierarchical($term->taxonomy) ? (array) get_term_children($term->term_id, $term->taxonomy) : []
            as $id
        ) {
            $child = is_int($id) ? get_term($id, $term->taxonomy) : null;
            if ($child instanceof WP_Term) {
                $this->queuePostsOfTerm($child->term_id, $child->term_taxonomy_id);
            }
        }
    }

    /** Hook: `profile_update`. */
    public function queuePostsOfRenamedUser(mixed $id, mixed $before): void
    {
        $user = is_numeric($id) ? get_userdata((int) $id) : false;
        if ($user !== false && $before instanceof WP_User && $user->display_name !== $before->display_name) {
            $this->author($user->ID);
        }
    }

    /** Hooks: `delete_user`, `remove_user_from_blog`. The user's posts may be deleted or assigned to another author. */
    public function queuePostsOfLeavingUser(mixed $id): void
    {
        $id = is_numeric($id) ? (int) $id : 0;
        $this->orphans[$id] = $this->author($id);
    }

    /** Hook: `deleted_user`. */
    public function queuePostsOfDeletedUser(mixed $id): void
    {
        $id = is_numeric($id) ? (int) $id : 0;
        $this->queue->pushMany($this->orphans[$id] ?? []);
        unset($this->orphans[$id]);
    }

    /** @return list<int> */
    private function author(int $id): array
    {
        return $this->queue->pushFound($this->related->get()->ofAuthor($id));
    }
}
