<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Stallkeeper\Render\Settings\SelectOptions;
use Stallkeeper\Search\Ranking\QueryRule;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use WP_Post;

/** The results of a query with their positions: the pinned ones, those that visitors see, and the hidden ones. */
final class PinnedTable
{
    private const RESULTS = 20;

    public function __construct(private readonly PinnedMatches $matches, private readonly RecordFactory $records) {}

    public function print(PinnedForm $form): void
    {
        $ids = array_values(
            array_unique([
                ...$form->pinned(),
                ...$this->matches->find($form->query, self::RESULTS) ?? [],
                ...$form->hidden,
            ]),
        );
        if ($ids === []) {
            echo '<p>', esc_html__('This query has no results.', 'stallkeeper-tools'), '</p>';
            return;
        }
        _prime_post_caches($ids);
        echo '<table class="widefat striped" style="max-width: 50rem"><thead><tr>';
        foreach (
            [
                __('Result', 'stallkeeper-tools'),
                __('Type', 'stallkeeper-tools'),
                __('Position', 'stallkeeper-tools'),
                __('Hide', 'stallkeeper-tools'),
            ]
            as $head
        ) {
            echo '<th scope="col">', esc_html($head), '</th>';
        }
        printf(
            '</tr></thead><tbody data-part="pinned-rows" data-moved="%s">',
            /* translators: %1$s: title of a post or product, %2$s: its new position */
            esc_attr__('“%1$s” is now at position %2$s. Nothing is saved yet.', 'stallkeeper-tools'),
        );
        foreach ($ids as $id) {
            $this->printRow($id, $form);
        }
        echo '</tbody></table><p class="screen-reader-text" aria-live="polite" data-part="pinned-status"></p>';
    }

    private function printRow(int $id, PinnedForm $form): void
    {
        $post = get_post($id);
        $isThere = $post instanceof WP_Post && $this->records->isSearchable($post);
        $title = $post instanceof WP_Post && $post->post_title !== '' ? $post->post_title : "#$id";
        $type = $post instanceof WP_Post ? get_post_type_object($post->post_type)?->labels->singular_name : '';
        printf(
            '<tr%s><th scope="row">%s %s%s</th><td>%s</td><td><select name="position[%d]" aria-label="%s">%s</select>',
            isset($form->positions[$id]) ? ' data-title="' . esc_attr($title) . '"' : '',
            PinnedMatches::picture($id), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by WordPress
            $isThere
                ? sprintf('<a href="%s">%s</a>', esc_url((string) get_permalink($id)), esc_html($title))
                : esc_html($title),
            $isThere ? '' : ' — ' . esc_html__('not searchable: deleted, private or excluded', 'stallkeeper-tools'),
            esc_html(is_string($type) ? $type : ''),
            (int) $id,
            /* translators: %s: title of a post or product */
            esc_attr(sprintf(__('Position of “%s”', 'stallkeeper-tools'), $title)),
            self::options($form->positions[$id] ?? 0), // phpcs:ignore WordPress.Security.EscapeOutput -- numbers only
        );
        if (isset($form->positions[$id])) {
            PinnedOrder::print($id, $title);
        }
        printf(
            '</td><td><input type="checkbox" name="hide[%d]" value="1" aria-label="%s"%s></td></tr>',
            (int) $id,
            /* translators: %s: title of a post or product */
            esc_attr(sprintf(__('Hide “%s”', 'stallkeeper-tools'), $title)),
            in_array($id, $form->hidden, true) ? ' checked' : '',
        );
    }

    private static function options(int $chosen): string
    {
        $labels = array_map(number_format_i18n(...), range(0, QueryRule::MAX_PINNED));

        return SelectOptions::html(['—'] + $labels, $chosen);
    }
}
