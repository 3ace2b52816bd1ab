<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product\Review;

use Stallkeeper\Render\Http\RequestInput;
use WC_Product;
use WP_Comment;

/**
 * The reviews of a product in pages, with a filter and a sort order that work without JavaScript. They do not depend on
 * WordPress's setting to break comments into pages.
 */
final class Reviews
{
    public const PER_PAGE = 10;

    /** Levels of answers to a review. */
    private const MAX_DEPTH = 5;

    public function __construct(private readonly RequestInput $input) {}

    public function request(): ReviewRequest
    {
        return ReviewRequest::fromQuery($this->input->query());
    }

    /** Finds one page of reviews. If the request has a page after the last one, it is the last one. */
    public function find(WC_Product $product, ReviewRequest $request): ReviewPage
    {
        $args = $this->args($product->get_id(), $request);
        // @phpstan-ignore argument.type (the arguments are composed)
        $count = (int) get_comments(['count' => true, 'orderby' => 'none'] + $args);
        $pages = max(1, (int) ceil($count / self::PER_PAGE));
        $request = $request->withPage(min($request->page, $pages));
        $reviews = self::comments(
            ['number' => self::PER_PAGE, 'offset' => ($request->page - 1) * self::PER_PAGE] + $args,
        );

        return new ReviewPage($request, [...$reviews, ...self::answers($reviews)], $count, $pages);
    }

    /** @return array<int, int> number of reviews by stars, from 5 to 1 */
    public function counts(WC_Product $product): array
    {
        $stored = $product->get_rating_counts();
        $counts = [];
        foreach ([5, 4, 3, 2, 1] as $stars) {
            $counts[$stars] = is_numeric($stored[$stars] ?? null) ? (int) $stored[$stars] : 0;
        }

        return $counts;
    }

    /** URL of the product with the reviews of a request. */
    public function url(WC_Product $product, ReviewRequest $request): string
    {
        return add_query_arg($request->parameters(), $product->get_permalink()) . '#reviews';
    }

    /**
     * Hook: `comments_template_query_args`.
     *
     * The theme's template queries one page of reviews, so WordPress does not have to load all of them. A template of a
     * child theme or a plugin needs them.
     */
    public function skipQuery(mixed $args): mixed
    {
        return is_array($args) && get_post_type() === 'product' && self::isTemplateOfTheme()
            ? ['comment__in' => [0]] + $args
            : $args;
    }

    private static function isTemplateOfTheme(): bool
    {
        /** This filter is documented in WordPress's wp-includes/comment-template.php */
        $template = apply_filters('comments_template', get_stylesheet_directory() . '/comments.php');

        return $template === get_template_directory() . '/woocommerce/single-product-reviews.php';
    }

    /**
     * Hook: `get_comment_link`.
     *
     * Adds the page of reviews that contains the review. WordPress redirects to this link after a review was submitted.
     */
    public function linkToPage(mixed $link, mixed $comment): mixed
    {
        if (
            !is_string($link) ||
            !($comment instanceof WP_Comment) ||
            get_post_type((int) $comment->comment_post_ID) !== 'product'
        ) {
            return $link;
        }
        for ($depth = 0; $comment->comment_parent !== '0' && $depth < self::MAX_DEPTH; $depth++) {
            $parent = get_comment((int) $comment->comment_parent);
            if (!($parent instanceof WP_Comment)) {
                break;
            }
            $comment = $parent;
        }
        $newer = (int) get_comments([
            'count' => true,
            'orderby' => 'none',
            'post_id' => (int) $comment->comment_post_ID,
            'status' => 'approve',
            'parent' => 0,
            'date_query' => [['after' => $comment->comment_date_gmt, 'column' => 'comment_date_gmt']],
        ]);
        $page = intdiv($newer, self::PER_PAGE) + 1;

        return $page === 1 ? $link : add_query_arg(ReviewRequest::PAGE, (string) $page, $link);
    }

    /**
     * Hook: `wp_robots`.
     *
     * Search engines index only the first page of reviews without filter and sort order, because all others have the
     * same product.
     *
     * @param array<string, bool|string> $robots
     * @return array<string, bool|string>
     */
    public function setRobots(array $robots): array
    {
        return is_product() && !$this->request()->isDefault()
            ? ['noindex' => true, 'follow' => true] + $robots
            : $robots;
    }

    /** @return array<string, mixed> arguments of get_comments() for reviews, without answers to them */
    private function args(int $product, ReviewRequest $request): array
    {
        $args = ['post_id' => $product, 'status' => 'approve', 'parent' => 0];
        // Visitors see their own reviews that wait for approval, as in WordPress's comments.
        $own = is_user_logged_in() ? get_current_user_id() : wp_get_unapproved_comment_author_email();
        if ($own !== '' && $own !== 0) {
            $args['include_unapproved'] = [$own];
        }
        if ($request->stars > 0) {
            $args += ['meta_key' => 'rating', 'meta_value' => (string) $request->stars];
        }
        $order = in_array($request->sort, ['newest', 'highest'], true) ? 'DESC' : 'ASC';
        if (in_array($request->sort, ['highest', 'lowest'], true)) {
            return $args + [
                'meta_key' => 'rating',
                'orderby' => ['meta_value' => $order, 'comment_date_gmt' => 'DESC'],
            ];
        }

        return $args + ['orderby' => 'comment_date_gmt', 'order' => $order];
    }

    /**
     * @param list<WP_Comment> $reviews
     * @return list<WP_Comment>
     */
    private static function answers(array $reviews): array
    {
        $found = [];
        for ($depth = 0; $reviews !== [] && $depth < self::MAX_DEPTH; $depth++) {
            $reviews = self::comments([
                'parent__in' => array_map(static fn(WP_Comment $one): int => (int) $one->comment_ID, $reviews),
                'status' => 'approve',
                'orderby' => 'comment_date_gmt',
                'order' => 'ASC',
            ]);
            $found = [...$found, ...$reviews];
        }

        return $found;
    }

    /**
     * @param array<string, mixed> $args
     * @return list<WP_Comment>
     */
    private static function comments(array $args): array
    {
        // @phpstan-ignore argument.type (the arguments are composed)
        $found = get_comments($args);

        return array_values(
            array_filter(is_array($found) ? $found : [], static fn(mixed $one): bool => $one instanceof WP_Comment),
        );
    }
}
