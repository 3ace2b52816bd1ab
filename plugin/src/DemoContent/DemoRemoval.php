<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use Stallkeeper\Tools\DemoContent\Steps\Deadline;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use WP_Post;
use WP_Term;

/**
 * Removes what the import has created, with its files, and restores the settings. Content that the owner or a customer
 * has changed stays.
 */
final class DemoRemoval
{
    /** Pages and products before the pictures that they use, products before their variations. */
    private const ORDER = ['nav_menu_item', 'product', 'product_variation', 'post', 'page', 'attachment'];

    public function __construct(
        private readonly DemoRecords $records,
        private readonly DemoSettings $settings,
        private readonly DemoChanges $changes,
        private readonly DemoLock $lock,
        private readonly PostDatabase $database,
    ) {}

    /**
     * Starts or continues. It throws a DatabaseError if the database cannot be read; the next call continues then.
     *
     * @return DemoState|null when it is finished, with what was kept; otherwise null
     *
     * @throws DemoError if another request works on the demo content
     */
    public function run(int $seconds = DemoImport::SECONDS): ?DemoState
    {
        return $this->lock->during(fn(): ?DemoState => $this->advance(Deadline::inSeconds($seconds)));
    }

    private function advance(Deadline $deadline): ?DemoState
    {
        $state = DemoState::load();
        if ($state->phase !== DemoPhase::Removing) {
            $this->settings->restore($state);
            $state->settings = [];
            $state->phase = DemoPhase::Removing;
            $state->save();
        }
        foreach ($this->posts() as $id) {
            $this->removePost($id, $state);
            if ($deadline->isOver()) {
                $state->save();

                return null;
            }
        }
        foreach ($this->records->comments() as $id) {
            wp_delete_comment($id, true);
        }
        $this->removeTerms($state);
        DemoRecords::delete();
        $state->delete();

        return $state;
    }

    /** @return list<int> */
    private function posts(): array
    {
        $posts = $this->records->posts();
        $rank = array_flip(self::ORDER);
        $ranks = array_map(static fn(string $key): int => $rank[explode(':', $key)[0]] ?? 0, array_keys($posts));
        array_multisort($ranks, $posts);

        return array_values($posts);
    }

    private function removePost(int $id, DemoState $state): void
    {
        $post = $this->database->run(static fn(): ?WP_Post => get_post($id));
        // Deleted or kept together with its product.
        if (!($post instanceof WP_Post) || get_post_meta($id, DemoRecords::META, true) === '') {
            return;
        }
        if ($this->changes->isKept($post)) {
            $variations = $post->post_type === 'product' ? $this->variations($id) : [];
            delete_post_meta($id, DemoRecords::META);
            foreach ($variations as $variation) {
                delete_post_meta($variation, DemoRecords::META);
            }
            $state->keep(get_the_title($post));

            return;
        }
        $post->post_type === 'attachment' ? wp_delete_attachment($id, true) : wp_delete_post($id, true);
    }

    /** Children before their parents. A term with content of the owner stays. */
    private function removeTerms(DemoState $state): void
    {
        $terms = array_filter(
            $this->database->run(fn(): array => array_map(get_term(...), $this->records->terms())),
            static fn(mixed $term): bool => $term instanceof WP_Term,
        );
        /** @var list<WP_Term> $terms */
        usort(
            $terms,
            static fn(WP_Term $a, WP_Term $b): int => count(get_ancestors($b->term_id, $b->taxonomy, 'taxonomy')) <=>
                count(get_ancestors($a->term_id, $a->taxonomy, 'taxonomy')),
        );
        foreach ($terms as $term) {
            $isDeleted =
                $term->taxonomy !== '' &&
                !$this->changes->isTermKept($term) &&
                wp_delete_term($term->term_id, $term->taxonomy) === true;
            if (!$isDeleted) {
                $state->keep($term->name);
            }
        }
    }

    /** @return list<int> */
    private function variations(int $product): array
    {
        return $this->database->run(
            static fn(): array => array_values(
                get_posts([
                    'post_type' => 'product_variation',
                    'post_parent' => $product,
                    'post_status' => 'any',
                    'fields' => 'ids',
                    'numberposts' => 100,
                ]),
            ),
        );
    }
}
