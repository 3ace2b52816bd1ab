<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\Query\Scope;
use Stallkeeper\Search\Record\PostRecord;
use Stallkeeper\Tools\Languages\Languages;
use Stallkeeper\Tools\Search\Fields\FieldDefinitions;
use Stallkeeper\Tools\Search\Fields\SearchFields;
use Stallkeeper\Tools\Search\Records\Text\BuilderShortcodes;
use Stallkeeper\Tools\Search\Records\Text\CommentTexts;
use Stallkeeper\Tools\Search\Records\Text\RawTexts;
use Stallkeeper\Tools\Search\Records\Text\RenderedContent;
use Stallkeeper\Tools\Search\ShopPages;
use WP_Post;
use WP_Term;

/** Creates search records from posts, with the field names of the hosted provider. */
final class RecordFactory
{
    /** Meta key. '1' excludes the post; posts without it are searchable. */
    public const EXCLUDED_META = '_stallkeeper_search_exclude';

    /** Field with the code of the post's language; missing if it has none. */
    public const LANGUAGE = 'language';

    /** Field with the value YES if the post has a language. A filter cannot select records without a field. */
    public const HAS_LANGUAGE = 'has_language';
    public const YES = 'yes';

    public const PAGE = 'page';

    /** Taxonomies whose terms are code words, such as "post-format-aside". */
    private const NOT_NAMES = ['post_format'];

    /** @param Lazy<RenderedContent> $rendered */
    public function __construct(
        private readonly AnonymousContext $anonymous,
        private readonly ProductVisibility $visibility,
        private readonly Languages $languages,
        private readonly SearchFields $fields,
        #[LazyService(RenderedContent::class)] private readonly Lazy $rendered,
    ) {}

    public static function objectID(int $post): string
    {
        return $post . '-0';
    }

    /**
     * Filter `stallkeeper_search_post_types`: the post types in the index, ['post', 'page'] by default.
     *
     * @return list<string> public types only
     */
    public function types(): array
    {
        $types = apply_filters('stallkeeper_search_post_types', ['post', self::PAGE]);
        $viewable = array_filter(
            is_array($types) ? $types : [],
            static fn(mixed $type): bool => is_string($type) && is_post_type_viewable($type),
        );

        return array_values(array_unique($viewable));
    }

    /** Whether searches may find the post. A product of the index can be listed in the shop only. */
    public function isSearchable(WP_Post $post): bool
    {
        return $this->isIndexed($post) && !in_array(Scope::Search->value, $this->visibility->unlisted($post), true);
    }

    /** Whether the post may be in the index: every visitor can read it, and it is listed in searches or in the shop. */
    public function isIndexed(WP_Post $post): bool
    {
        return in_array($post->post_type, $this->types(), true) &&
            $this->visibility->isListed($post) &&
            !ShopPages::isOwn($post) &&
            $this->isVisible($post);
    }

    /**
     * Whether every visitor may find the post, regardless of its type.
     * Filter `stallkeeper_search_is_searchable` (true, post): return false to exclude a public post.
     */
    public function isVisible(WP_Post $post): bool
    {
        return $post->post_status === 'publish' &&
            $post->post_password === '' &&
            apply_filters('stallkeeper_search_is_searchable', true, $post) === true;
    }

    /**
     * The permalink is relative to the site's host ("/shop/a-post/"), so that hits keep the visitor's host. Code that
     * sends records elsewhere, such as to the hosted provider, must make it absolute, and so must clients on other
     * origins.
     *
     * Filter `stallkeeper_search_record` (record, post): may add and change fields, but not the objectID.
     *
     * @param bool $plain whether to leave shortcodes and blocks unrendered, for a post whose rendering has crashed
     *     before
     *
     * @return array<string, mixed> values by field name
     */
    public function build(WP_Post $post, bool $plain = false): array
    {
        $build = function () use ($post, $plain): array {
            $made =
                PostRecord::make([
                    'ID' => $post->ID,
                    'post_type' => $post->post_type,
                    'post_title' => get_the_title($post),
                    'permalink' => SiteUrl::relative((string) get_permalink($post)),
                    'post_excerpt' => BuilderShortcodes::remove(strip_shortcodes($post->post_excerpt)),
                    'content' => BuilderShortcodes::remove(
                        $plain ? $this->rendered->get()->raw($post) : $this->rendered->get()->render($post),
                    ),
                    // Products and pages have no author that visitors see, only the employee who created them.
                    'author' =>
                        $post->post_type !== self::PAGE && post_type_supports($post->post_type, 'author')
                            ? get_the_author_meta('display_name', (int) $post->post_author)
                            : '',
                    // In the site's time zone instead of UTC, as the provider's WordPress plugin sends it.
                    'post_date' => (int) get_post_time('U', false, $post),
                    'post_date_formatted' => (string) get_the_date('', $post),
                    'taxonomies' => $this->taxonomies($post),
                    'is_sticky' => is_sticky($post->ID),
                ]) + ['term_paths' => TermPaths::read($post)] +
                $this->comments($post) +
                $this->language($post);
            $record = apply_filters('stallkeeper_search_record', $made, $post);
            $fields = [];
            foreach (is_array($record) ? $record : $made as $name => $value) {
                $fields[(string) $name] = $value;
            }

            return ['objectID' => $made['objectID']] + $fields;
        };

        return $this->anonymous->run(static fn(): array => RawTexts::run($build));
    }

    /** @return array<string, list<string>> comments that visitors see, if searches look into them */
    private function comments(WP_Post $post): array
    {
        return $this->fields->hasComments() && post_type_supports($post->post_type, 'comments')
            ? [FieldDefinitions::COMMENTS => CommentTexts::read($post->ID)]
            : [];
    }

    /** @return array<string, string> */
    private function language(WP_Post $post): array
    {
        $language = $this->languages->ofPost($post->ID, $post->post_type);

        return $language === '' ? [] : [self::LANGUAGE => $language, self::HAS_LANGUAGE => self::YES];
    }

    /** @return array<string, list<string>> */
    private function taxonomies(WP_Post $post): array
    {
        $names = ['category' => [], 'post_tag' => []];
        foreach (get_object_taxonomies($post, 'objects') as $name => $taxonomy) {
            // Attributes of products have a field of their own, because not all of them are public.
            if (
                $taxonomy->public &&
                !in_array($name, self::NOT_NAMES, true) &&
                !str_starts_with((string) $name, ProductAttributes::PREFIX)
            ) {
                $terms = get_the_terms($post, $taxonomy->name);
                $names[$taxonomy->name] = array_values(
                    array_map(static fn(WP_Term $term): string => $term->name, is_array($terms) ? $terms : []),
                );
            }
        }

        return $names;
    }
}
