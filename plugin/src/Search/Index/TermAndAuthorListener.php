<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use Stallkeeper\Tools\Search\Content\SearchablePosts;
use WP_User;

/** Queues the posts of a term or an author when the name changes. */
final class TermAndAuthorListener
{
    /** @var array<int, list<int>> posts of users that are being deleted */
    private array $orphans = [];

    public function addHooks(): void
    {
        add_action('edited_term', fn(mixed $term, mixed $termTaxonomy) => $this->term($termTaxonomy), 10, 2);
        // WordPress deletes the relationships before `delete_term`. `deleted_term_relationships` queues the posts again.
        add_action('pre_delete_term', $this->termGoes(...), 10, 2);
        add_action('profile_update', $this->profile(...), 10, 2);
        add_action('delete_user', $this->userGoes(...));
        add_action('deleted_user', $this->userGone(...));
        add_action('remove_user_from_blog', $this->userGoes(...));
    }

    private function term(mixed $termTaxonomy): void
    {
        $this->pushAll(SearchablePosts::ofTerm(is_numeric($termTaxonomy) ? (int) $termTaxonomy : 0));
    }

    private function termGoes(mixed $term, mixed $taxonomy): void
    {
        $found = is_numeric($term) && is_string($taxonomy) ? get_term((int) $term, $taxonomy) : null;
        if ($found instanceof \WP_Term) {
            $this->term($found->term_taxonomy_id);
        }
    }

    private function profile(mixed $id, mixed $before): void
    {
        $user = is_numeric($id) ? get_userdata((int) $id) : false;
        if ($user !== false && $before instanceof WP_User && $user->display_name !== $before->display_name) {
            $this->author($user->ID);
        }
    }

    private function userGoes(mixed $id): void
    {
        $id = is_numeric($id) ? (int) $id : 0;
        $this->orphans[$id] = $this->author($id);
    }

    private function userGone(mixed $id): void
    {
        $id = is_numeric($id) ? (int) $id : 0;
        IndexQueue::pushMany($this->orphans[$id] ?? []);
        unset($this->orphans[$id]);
    }

    /** @return list<int> */
    private function author(int $id): array
    {
        return $this->pushAll(SearchablePosts::ofAuthor($id));
    }

    /**
     * @param iterable<list<int>> $chunks
     *
     * @return list<int>
     */
    private function pushAll(iterable $chunks): array
    {
        $all = [];
        foreach ($chunks as $ids) {
            IndexQueue::pushMany($ids);
            $all = [...$all, ...$ids];
        }

        return $all;
    }
}
