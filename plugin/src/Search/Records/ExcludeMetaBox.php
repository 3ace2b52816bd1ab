<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use Stallkeeper\Render\Http\RequestInput;
use WP_Post;

/** Adds a meta box with which editors exclude a post from the search. */
final class ExcludeMetaBox
{
    private const FIELD = 'stallkeeper_search_exclude';
    private const NONCE = 'stallkeeper_search_exclude_nonce';

    public function __construct(private readonly RecordFactory $records, private readonly RequestInput $input) {}

    /** Hook: `stallkeeper_search_is_searchable`, before the callbacks of other plugins. */
    public function excludePost(mixed $is, mixed $post): bool
    {
        return $is === true && !($post instanceof WP_Post && $this->isExcluded($post));
    }

    /**
     * Hook: `stallkeeper_search_meta_keys`.
     *
     * @return array<array-key, mixed>
     */
    public function addMetaKey(mixed $keys): array
    {
        return [...is_array($keys) ? $keys : [], RecordFactory::EXCLUDED_META];
    }

    private function isExcluded(WP_Post $post): bool
    {
        return get_post_meta($post->ID, RecordFactory::EXCLUDED_META, true) === '1';
    }

    /** Hook: `add_meta_boxes`. */
    public function addBox(): void
    {
        foreach ($this->types() as $type) {
            add_meta_box(
                'stallkeeper-search',
                __('Search', 'stallkeeper-tools'),
                [$this, 'printBox'],
                $type,
                'side',
                'low',
            );
        }
    }

    /** @return list<string> types in the index, and pages, which searches link to */
    private function types(): array
    {
        return array_values(array_unique([...$this->records->types(), RecordFactory::PAGE]));
    }

    /** Callback of the meta box. */
    public function printBox(mixed $post): void
    {
        if (!($post instanceof WP_Post)) {
            return;
        }
        wp_nonce_field(self::FIELD . $post->ID, self::NONCE, false);
        printf(
            '<label><input type="checkbox" name="%s" value="1"%s> %s</label>',
            esc_attr(self::FIELD),
            checked($this->isExcluded($post), true, false),
            esc_html__('Exclude from search results', 'stallkeeper-tools'),
        );
    }

    /** Hook: `save_post`. */
    public function saveChoice(mixed $id, mixed $post): void
    {
        $posted = $this->input->posted();
        if (
            !($post instanceof WP_Post) ||
            wp_is_post_revision($post) !== false ||
            wp_is_post_autosave($post) !== false
        ) {
            return;
        }
        if (
            wp_verify_nonce($posted->text(self::NONCE), self::FIELD . $post->ID) === false ||
            !current_user_can('edit_post', $post->ID) ||
            !in_array($post->post_type, $this->types(), true)
        ) {
            return;
        }
        if ($posted->text(self::FIELD) === '1') {
            update_post_meta($post->ID, RecordFactory::EXCLUDED_META, '1');
        } else {
            delete_post_meta($post->ID, RecordFactory::EXCLUDED_META);
        }
    }
}
