<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Product;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Theme\Product\Review\ReviewRequest;
use Stallkeeper\Theme\Product\Review\Reviews;
use Stallkeeper\Theme\Tests\ShopTestCase;
use WC_Comments;
use WC_Product;
use WP_Comment;

/** The reviews of a product page. */
final class ReviewsTest extends ShopTestCase
{
    private int $kettle = 0;

    /** @return array<string, array{array<string, mixed>, array{int, string, int}}> parameters, stars, sort and page */
    public static function requests(): array
    {
        return [
            'nothing' => [[], [0, 'newest', 1]],
            'all of them' => [
                ['review_stars' => '4', 'review_sort' => 'lowest', 'review_page' => '3'],
                [4, 'lowest', 3],
            ],
            'numbers out of range' => [['review_stars' => '6', 'review_page' => '-2'], [0, 'newest', 1]],
            'nonsense' => [
                ['review_stars' => '4"><script>', 'review_sort' => "newest' OR 1", 'review_page' => '1e9'],
                [0, 'newest', 1],
            ],
            'lists' => [
                ['review_stars' => ['4'], 'review_sort' => ['oldest'], 'review_page' => ['2']],
                [0, 'newest', 1],
            ],
            'a page that is too large' => [['review_page' => '99999999999'], [0, 'newest', 100_000]],
        ];
    }

    /**
     * @param array<string, mixed> $parameters
     * @param array{int, string, int} $expected
     */
    #[DataProvider('requests')]
    #[TestDox('The request of reviews with $_dataName')]
    public function testRequest(array $parameters, array $expected): void
    {
        $request = ReviewRequest::fromQuery(Input::slashed($parameters));
        self::assertSame($expected, [$request->stars, $request->sort, $request->page]);
        self::assertSame($expected === [0, 'newest', 1], $request->isDefault());
    }

    #[TestDox('Reviews are divided into pages of ten, and a page after the last one is the last')]
    public function testPages(): void
    {
        $this->reviews(array_fill(0, 21, 5));
        self::assertSame([10, 21, 3, 1], $this->page([]));
        self::assertSame([1, 21, 3, 3], $this->page(['review_page' => '3']));
        self::assertSame([1, 21, 3, 3], $this->page(['review_page' => '99']));
    }

    #[TestDox('Reviews are filtered by stars and sorted by date or rating')]
    public function testOrder(): void
    {
        $this->reviews([3, 5, 1, 5]);
        self::assertSame(['4: 5', '3: 1', '2: 5', '1: 3'], $this->shown([]));
        self::assertSame(['1: 3', '2: 5', '3: 1', '4: 5'], $this->shown(['review_sort' => 'oldest']));
        self::assertSame(['4: 5', '2: 5', '1: 3', '3: 1'], $this->shown(['review_sort' => 'highest']));
        self::assertSame(['3: 1', '1: 3', '4: 5', '2: 5'], $this->shown(['review_sort' => 'lowest']));
        self::assertSame(['2: 5', '4: 5'], $this->shown(['review_stars' => '5', 'review_sort' => 'oldest']));
        self::assertSame([], $this->shown(['review_stars' => '2']));
    }

    #[TestDox('The answers to a review are below it, and do not count')]
    public function testAnswers(): void
    {
        [$first] = $this->reviews([3, 5]);
        $answer = $this->comment(['comment_parent' => $first, 'comment_content' => 'Thank you']);
        $this->comment(['comment_parent' => $answer, 'comment_content' => 'You are welcome']);
        self::assertSame([4, 2, 1, 1], $this->page([]));
        $html = $this->html();
        self::assertMatchesRegularExpression('~Review 1.*Thank you.*You are welcome~s', $html);
    }

    #[TestDox('The link to a review leads to its page')]
    public function testLink(): void
    {
        $ids = $this->reviews(array_fill(0, 11, 4));
        self::assertStringNotContainsString('review_page', get_comment_link($ids[10]));
        self::assertStringNotContainsString('review_page', get_comment_link($ids[1]));
        self::assertStringContainsString("review_page=2#comment-{$ids[0]}", get_comment_link($ids[0]));
        $answer = $this->comment(['comment_parent' => $ids[0]]);
        self::assertStringContainsString("review_page=2#comment-$answer", get_comment_link($answer));
        $post = $this->post(['post_type' => 'post']);
        $comment = (int) wp_insert_comment(['comment_post_ID' => $post, 'comment_content' => 'x']);
        self::assertStringNotContainsString('review_page', get_comment_link($comment));
    }

    #[TestDox('The summary links to the reviews with each number of stars, and the form is closed')]
    public function testSummary(): void
    {
        $this->reviews([5, 5, 5, 1]);
        $_GET = ['review_stars' => '5', 'review_sort' => 'oldest'];
        $html = $this->html();
        preg_match_all('~href="[^"]*review_stars=(\d)[^"]*#reviews"\s*(aria-current="true")?~', $html, $bars);
        self::assertSame(['5', '4', '3', '2', '1'], $bars[1]);
        self::assertSame(['aria-current="true"', '', '', '', ''], $bars[2]);
        preg_match_all('~inline-size:(\d+)%~', $html, $widths);
        self::assertSame(['75', '0', '0', '0', '25'], $widths[1]);
        self::assertStringContainsString('Show all reviews', $html);
        self::assertMatchesRegularExpression('~<option value="oldest"\s+selected~', $html);
        self::assertStringContainsString('<input type="hidden" name="review_stars" value="5">', $html);
        self::assertStringContainsString('<details class="review-form" id="review_form_wrapper">', $html);
        $_GET = ['review_stars' => '3'];
        self::assertStringContainsString('There are no reviews with this number of stars.', $this->html());
        $_GET = ['replytocom' => '1'];
        self::assertStringContainsString('id="review_form_wrapper" open>', $this->html());
    }

    #[TestDox('A product without reviews has no summary')]
    public function testNone(): void
    {
        $this->reviews([]);
        $html = $this->html();
        self::assertStringContainsString('There are no reviews yet.', $html);
        self::assertStringNotContainsString('review-summary', $html);
        self::assertStringNotContainsString('review-tools', $html);
    }

    #[TestDox('The settings for comments do not change the order of reviews')]
    public function testCommentOrder(): void
    {
        $this->reviews([5, 4]);
        update_option('comment_order', 'desc');
        self::assertMatchesRegularExpression('~Review 2.*Review 1~s', $this->html());
        $_GET = ['review_sort' => 'oldest'];
        self::assertMatchesRegularExpression('~Review 1.*Review 2~s', $this->html());
    }

    #[TestDox('WordPress does not load the comments of a product, unless the template is not that of the theme')]
    public function testQuery(): void
    {
        $this->reviews([5]);
        $this->kettle();
        $args = static fn(): mixed => apply_filters('comments_template_query_args', []);
        self::assertSame(['comment__in' => [0]], $args());
        add_filter('comments_template', static fn(): string => '/child/woocommerce/single-product-reviews.php', 99);
        self::assertArrayNotHasKey('comment__in', (array) $args());
        remove_all_filters('comments_template', 99);
        $GLOBALS['post'] = get_post($this->post(['post_type' => 'post']));
        self::assertSame([], $args());
    }

    /**
     * @param list<int> $stars
     * @return list<int> IDs of the reviews, each one day newer
     */
    private function reviews(array $stars): array
    {
        $this->kettle = $this->product()->get_id();
        wp_update_post(['ID' => $this->kettle, 'comment_status' => 'open']);
        $ids = [];
        foreach ($stars as $i => $number) {
            $date = gmdate('Y-m-d H:i:s', 1_700_000_000 + $i * 86_400);
            $ids[] = $this->comment([
                'comment_content' => 'Review ' . ($i + 1),
                'comment_date' => $date,
                'comment_date_gmt' => $date,
            ]);
            add_comment_meta($ids[$i], 'rating', $number);
        }
        WC_Comments::clear_transients($this->kettle);

        return $ids;
    }

    /** @param array<string, mixed> $data */
    private function comment(array $data): int
    {
        $data += ['comment_post_ID' => $this->kettle, 'comment_author' => 'Ada'];

        // @phpstan-ignore argument.type (the data is composed)
        return (int) wp_insert_comment($data + ['comment_type' => 'review', 'comment_approved' => 1]);
    }

    private function kettle(): WC_Product
    {
        $product = wc_get_product($this->kettle);
        self::assertInstanceOf(WC_Product::class, $product);
        $GLOBALS['post'] = get_post($this->kettle);
        $GLOBALS['product'] = $product;

        return $product;
    }

    /**
     * @param array<string, string> $parameters
     * @return array{int, int, int, int} comments, reviews, pages, page
     */
    private function page(array $parameters): array
    {
        $page = stallkeeper_theme(Reviews::class)->find(
            $this->kettle(),
            ReviewRequest::fromQuery(Input::slashed($parameters)),
        );

        return [count($page->comments), $page->count, $page->pages, $page->request->page];
    }

    /**
     * @param array<string, string> $parameters
     * @return list<string> number and stars
     */
    private function shown(array $parameters): array
    {
        $request = ReviewRequest::fromQuery(Input::slashed($parameters));
        $page = stallkeeper_theme(Reviews::class)->find($this->kettle(), $request);

        return array_map(
            static fn(WP_Comment $one): string => str_replace('Review ', '', $one->comment_content) .
                ': ' .
                Input::fromArray(['rating' => get_comment_meta((int) $one->comment_ID, 'rating', true)])->text(
                    'rating',
                ),
            $page->comments,
        );
    }

    private function html(): string
    {
        $this->kettle();

        return self::printed(static function (): void {
            require get_template_directory() . '/woocommerce/single-product-reviews.php';
        });
    }
}
