<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

use Stallkeeper\Tools\Search\Records\RecordFactory;
use WP_Post;

/** Deletes the stored names when a term or a page changes, and the stored numbers when posts or their terms change. */
final class LinkListener
{
    public function __construct(
        private readonly LinkList $list,
        private readonly LinkCounts $counts,
        private readonly LinkKinds $kinds,
    ) {}

    /** Hooks: `created_term`, `edited_term`, `delete_term`. */
    public function forgetTerm(mixed $term, mixed $termTaxonomy, mixed $taxonomy): void
    {
        if (is_string($taxonomy) && isset($this->kinds->titles()[$taxonomy])) {
            $this->list->forget();
            $this->counts->forget();
        }
    }

    /** Hook: `transition_post_status`. WordPress fires it whenever a post is saved, also with the same status. */
    public function forgetPost(mixed $new, mixed $old, mixed $post): void
    {
        if ($post instanceof WP_Post && $post->post_type === LinkKinds::PAGE) {
            $this->list->forget();
        }
        if (in_array('publish', [$new, $old], true)) {
            $this->counts->forget();
        }
    }

    /** Hooks: `deleted_post`, `set_object_terms`, `deleted_term_relationships`. */
    public function forgetCounts(): void
    {
        $this->counts->forget();
    }

    /** Hooks: `added_post_meta`, `updated_post_meta`, `deleted_post_meta`. */
    public function forgetExcluded(mixed $meta, mixed $post, mixed $key): void
    {
        if ($key === RecordFactory::EXCLUDED_META) {
            $this->counts->forget();
        }
    }
}
