<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query\Links;

use WP_Post;

/** Deletes the stored list of names when a term or a page changes. */
final class LinkListener
{
    public function __construct(private readonly LinkList $list, private readonly LinkKinds $kinds) {}

    public function addHooks(): void
    {
        foreach (['created_term', 'edited_term', 'delete_term'] as $hook) {
            add_action($hook, [$this, 'forgetTerm'], 10, 3);
        }
        add_action('transition_post_status', [$this, 'forgetPage'], 10, 3);
    }

    /** Hooks: `created_term`, `edited_term`, `delete_term`. */
    public function forgetTerm(mixed $term, mixed $termTaxonomy, mixed $taxonomy): void
    {
        if (is_string($taxonomy) && isset($this->kinds->titles()[$taxonomy])) {
            $this->list->forget();
        }
    }

    /** Hook: `transition_post_status`. WordPress fires it whenever a post is saved, also with the same status. */
    public function forgetPage(mixed $new, mixed $old, mixed $post): void
    {
        if ($post instanceof WP_Post && $post->post_type === LinkKinds::PAGE) {
            $this->list->forget();
        }
    }
}
