<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

/** The first results of a query with the values of the form, also before they are saved. */
final class PinnedPreview
{
    private const SHOWN = 8;

    public function __construct(private readonly PinnedMatches $matches) {}

    public function print(PinnedForm $form): void
    {
        $query = PinnedQueries::parse($form->queries)[0] ?? $form->query;
        printf(
            '<h3 id="stallkeeper-preview">%s</h3>',
            /* translators: %s: query of a visitor */
            esc_html(sprintf(__('Preview of “%s”', 'stallkeeper-tools'), $query)),
        );
        $ids = $this->ids($form, $query);
        if ($ids === []) {
            echo '<p>', esc_html__('This query has no results.', 'stallkeeper-tools'), '</p>';
        } else {
            _prime_post_caches($ids);
            echo '<ol class="stallkeeper-preview" aria-labelledby="stallkeeper-preview">';
            foreach ($ids as $id) {
                printf(
                    '<li>%s <span>%s%s</span></li>',
                    PinnedMatches::picture($id), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by WordPress
                    esc_html(wp_strip_all_tags(get_the_title($id))),
                    isset($form->positions[$id]) ? ' — ' . esc_html__('pinned', 'stallkeeper-tools') : '',
                );
            }
            echo '</ol>';
        }
        printf(
            '<p><button class="button" name="%s" value="1">%s</button></p>',
            esc_attr(PinnedForm::PREVIEW),
            esc_html__('Update preview', 'stallkeeper-tools'),
        );
    }

    /** @return list<int> */
    private function ids(PinnedForm $form, string $query): array
    {
        $pinned = array_filter($form->pinned(), static fn(int $id): bool => get_post_status($id) === 'publish');
        $found = $this->matches->find($query, self::SHOWN + count($form->hidden), false) ?? [];

        return array_slice(
            array_values(array_diff(array_unique([...$pinned, ...$found]), $form->hidden)),
            0,
            self::SHOWN,
        );
    }
}
