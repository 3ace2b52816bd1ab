<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Render\Search\SearchParams;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;

/** Finds posts and products by name, and lists them with pictures, so that the user selects some of them. */
final class PinnedMatches
{
    /** Action of admin-ajax.php, which returns the list while the user types. */
    public const ACTION = 'stallkeeper_pinned_matches';

    public const MAX_TEXT = 200;

    private const SHOWN = 8;

    public function __construct(private readonly BuiltInEngine $engine, private readonly RequestInput $input) {}

    /** URL of the list, without the text. */
    public static function address(): string
    {
        return add_query_arg(
            ['action' => self::ACTION, '_wpnonce' => wp_create_nonce(self::ACTION)],
            admin_url('admin-ajax.php'),
        );
    }

    /**
     * @param bool $withRules whether the saved pinned and hidden results apply
     *
     * @return list<int>|null IDs of the first results; null if the engine cannot answer
     */
    public function find(string $text, int $limit = self::SHOWN, bool $withRules = true): ?array
    {
        try {
            $result = $this->engine->search([
                'query' => mb_substr($text, 0, self::MAX_TEXT, 'UTF-8'),
                'hitsPerPage' => $limit,
                'attributesToRetrieve' => ['post_id'],
                'attributesToHighlight' => [],
                'enableRules' => $withRules,
                ...SearchParams::SIMILAR,
            ]);
        } catch (SearchException) {
            return null;
        }

        return $result === null ? null : array_values(array_filter(array_map(HitList::postId(...), $result->hits)));
    }

    /**
     * Hook: `wp_ajax_stallkeeper_pinned_matches`. Sends the list as HTML.
     *
     * WordPress calls the hook for users who are logged in.
     */
    public function sendList(): void
    {
        if (!current_user_can(OwnerMenu::capability())) {
            wp_die(esc_html__('Sorry, you are not allowed to do this.', 'stallkeeper-tools'), '', 403);
        }
        check_admin_referer(self::ACTION);
        $text = trim($this->input->query()->text('text', self::MAX_TEXT));
        header('Content-Type: text/html; charset=utf-8');
        header('X-Content-Type-Options: nosniff');
        $this->print($text === '' ? [] : $this->find($text) ?? []);
        wp_die();
    }

    /** @param list<int> $ids */
    public function print(array $ids): void
    {
        if ($ids === []) {
            return;
        }
        _prime_post_caches($ids);
        printf(
            '<fieldset><legend>%s</legend><ul class="stallkeeper-matches">',
            esc_html__('Select what this query should find', 'stallkeeper-tools'),
        );
        foreach ($ids as $id) {
            printf(
                '<li><label><input type="checkbox" name="add[%d]" value="1"> %s <span>%s</span></label></li>',
                (int) $id,
                self::picture($id), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by WordPress
                esc_html(wp_strip_all_tags(get_the_title($id))),
            );
        }
        echo '</ul></fieldset>';
    }

    /** @return string HTML: the picture of a post, or an empty frame; the title is beside it */
    public static function picture(int $id): string
    {
        $picture = get_the_post_thumbnail($id, [48, 48], ['class' => 'stallkeeper-picture', 'alt' => '']);

        return $picture === '' ? '<span class="stallkeeper-picture"></span>' : $picture;
    }
}
