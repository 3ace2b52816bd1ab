<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Widgets;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Content\ListedPosts;
use Stallkeeper\Theme\FrontPage\ListCache;
use Stallkeeper\Theme\Templates\TemplatePart;
use WP_Query;

/** A widget with the posts that have the most comments, each with a thumbnail. */
final class PopularPosts extends Widget
{
    public const ID = 'stallkeeper_popular_posts';

    /** @param Lazy<TemplatePart> $parts */
    public function __construct(
        private readonly ListCache $lists,
        #[LazyService(TemplatePart::class)] private readonly Lazy $parts,
    ) {
        parent::__construct(
            self::ID,
            __('Popular posts', 'stallkeeper'),
            __('The posts with the most comments.', 'stallkeeper'),
        );
    }

    protected function fields(): array
    {
        return [
            new Setting(
                'title',
                SettingType::Text,
                '',
                __('Title:', 'stallkeeper'),
                max: 80,
                clean: sanitize_text_field(...),
            ),
            Setting::integer('count', 5, 1, 20, __('Maximum number of items:', 'stallkeeper')),
        ];
    }

    protected function defaultTitle(): string
    {
        return __('Popular posts', 'stallkeeper');
    }

    protected function content(array $values, string $title, string $area): string
    {
        $count = (int) $values['count'];
        $ids = $this->lists->ids(
            "popular {$count}",
            static fn(): array => (new WP_Query([
                'posts_per_page' => $count,
                'orderby' => ['comment_count' => 'DESC', 'date' => 'DESC'],
                'has_password' => false,
                'ignore_sticky_posts' => true,
                'no_found_rows' => true,
                'fields' => 'ids',
            ]))->posts ?? [],
        );
        $posts = array_values(array_filter(array_map(get_post(...), $ids), ListedPosts::isListed(...)));

        return $posts === [] ? '' : $this->parts->get()->html('parts/front/popular-posts', ['posts' => $posts]);
    }
}
