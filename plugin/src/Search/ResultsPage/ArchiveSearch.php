<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\ResultsPage;

use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\SearchGateway;
use Stallkeeper\Tools\Search\SearchRequest;
use Stallkeeper\Tools\Search\Widget\WidgetLocations;
use Stallkeeper\Tools\Search\WidgetBackend;
use WP_Post;
use WP_Query;

/**
 * The search inside of an archive, such as a category, an author or a year. WordPress has searched, and its main query
 * is listed like other results. The page works without a script, because no backend has the same results.
 */
final class ArchiveSearch
{
    public function __construct(
        private readonly RecordFactory $records,
        private readonly WidgetLocations $locations,
        private readonly SearchGateway $gateway,
    ) {}

    public function request(): SearchRequest
    {
        return new SearchRequest(
            new WidgetBackend('', '', '', false, null),
            SearchSettings::fromAttributes([]),
            $this->locations->archive(),
            [],
        );
    }

    public function result(): SearchResult
    {
        $refusal = $this->gateway->refusal();
        if ($refusal !== null) {
            return new SearchResult(null, refusal: $refusal->message());
        }
        /** @var WP_Query $wp_query */
        global $wp_query;
        $posts = array_filter($wp_query->posts ?? [], static fn(mixed $post): bool => $post instanceof WP_Post);

        return new SearchResult(
            HitList::fromProvider([
                'hits' => array_values(array_map($this->hit(...), $posts)),
                'nbHits' => $wp_query->found_posts,
                'nbPages' => (int) $wp_query->max_num_pages,
                'page' => $this->locations->archive()->page,
            ]),
        );
    }

    /** @return array<string, mixed> record; only title and permalink of a post that not every visitor may read */
    private function hit(WP_Post $post): array
    {
        return $this->records->isVisible($post)
            ? $this->records->build($post)
            : [
                'objectID' => RecordFactory::objectID($post->ID),
                'post_title' => html_entity_decode(get_the_title($post), ENT_QUOTES | ENT_HTML5, 'UTF-8'),
                'permalink' => (string) get_permalink($post),
            ];
    }
}
