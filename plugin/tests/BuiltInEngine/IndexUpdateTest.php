<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\BuiltInEngine;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Stallkeeper\Tools\BuiltInEngine\ImmediateRemoval;
use Stallkeeper\Tools\BuiltInEngine\IndexReconciler;
use Stallkeeper\Tools\BuiltInEngine\IndexWorker;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Indexing\FileLock;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Records\RefusedPosts;

final class IndexUpdateTest extends IndexTestCase
{
    #[TestDox('A new post is found after the request that published it')]
    public function testNew(): void
    {
        $post = $this->post(['post_title' => 'Zebrawood spoon']);
        $this->endRequest();
        self::assertSame([$post], $this->found('zebrawood'));
    }

    #[TestDox('A changed post is found by its new words only')]
    public function testChanged(): void
    {
        $post = $this->indexedPost('Zebrawood spoon');
        wp_update_post(['ID' => $post, 'post_title' => 'Larchwood spoon']);
        $this->endRequest();
        self::assertSame([[], [$post]], [$this->found('zebrawood'), $this->found('larchwood')]);
    }

    /** @return array<string, array{callable(int): mixed}> */
    public static function withdrawals(): array
    {
        return [
            'deleted' => [static fn(int $post) => wp_delete_post($post, true)],
            'moved to the trash' => [static fn(int $post) => wp_trash_post($post)],
            'made private' => [static fn(int $post) => wp_update_post(['ID' => $post, 'post_status' => 'private'])],
            'made a draft' => [static fn(int $post) => wp_update_post(['ID' => $post, 'post_status' => 'draft'])],
            'given a password' => [
                static fn(int $post) => wp_update_post(['ID' => $post, 'post_password' => 'secret']),
            ],
            'excluded by its editor' => [
                static fn(int $post) => update_post_meta($post, RecordFactory::EXCLUDED_META, '1'),
            ],
            'changed to a type that is not searched' => [
                static fn(int $post) => wp_update_post(['ID' => $post, 'post_type' => 'attachment']),
            ],
        ];
    }

    /** @param callable(int): mixed $withdraw */
    #[DataProvider('withdrawals')]
    #[TestDox('A post is removed when it is $_dataset')]
    public function testWithdrawn(callable $withdraw): void
    {
        $post = $this->indexedPost('Zebrawood spoon');
        $withdraw($post);
        $this->endRequest();
        self::assertNotContains($post, $this->indexed());
    }

    /** @param callable(int): mixed $withdraw */
    #[DataProvider('withdrawals')]
    #[TestDox('The post is removed before any worker runs when it is $_dataset')]
    public function testWithdrawnAtOnce(callable $withdraw): void
    {
        $post = $this->indexedPost('Zebrawood spoon');
        $lock = FileLock::take($this->directory()->workLock());
        self::assertNotNull($lock);
        $withdraw($post);
        stallkeeper_tools(ImmediateRemoval::class)->remove([$post]);
        $lock->release();
        self::assertNotContains($post, $this->indexed());
    }

    /** @param callable(int): mixed $withdraw */
    #[DataProvider('withdrawals')]
    #[TestDox('The worker alone removes a post that was $_dataset, after a request that crashed')]
    public function testWithdrawnByWorker(callable $withdraw): void
    {
        $post = $this->indexedPost('Zebrawood spoon');
        $withdraw($post);
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertNotContains($post, $this->indexed());
        self::assertSame([], $this->waiting());
    }

    #[TestDox('A post that stays public is not removed at once')]
    public function testPublicStays(): void
    {
        $post = $this->indexedPost('Zebrawood spoon');
        stallkeeper_tools(ImmediateRemoval::class)->remove([$post]);
        self::assertContains($post, $this->indexed());
    }

    #[TestDox('If a removal fails, the log says that the removed post is still in the search index')]
    public function testFailedRemoval(): void
    {
        $post = $this->indexedPost('Zebrawood spoon');
        wp_trash_post($post);
        $log = (string) tempnam(sys_get_temp_dir(), 'log');
        $previous = (string) ini_set('error_log', $log);
        add_filter('stallkeeper_search_post_types', static fn() => throw new RuntimeException('No disk space.'));
        try {
            stallkeeper_tools(ImmediateRemoval::class)->remove([$post]);
            self::assertStringContainsString(
                'Stallkeeper: The removed post is still in the search index: No disk space.',
                (string) file_get_contents($log),
            );
        } finally {
            ini_set('error_log', $previous);
            unlink($log);
        }
    }

    #[TestDox('A post that the filter refuses is not indexed and is remembered as refused')]
    public function testRefused(): void
    {
        add_filter('stallkeeper_search_is_searchable', '__return_false');
        $post = $this->post();
        $this->endRequest();
        self::assertNotContains($post, $this->indexed());
        self::assertContains($post, stallkeeper_tools(RefusedPosts::class)->all());
    }

    #[TestDox('A refused post that is accepted later is indexed and no longer remembered')]
    public function testAcceptedLater(): void
    {
        add_filter('stallkeeper_search_is_searchable', '__return_false');
        $post = $this->post();
        $this->endRequest();
        remove_filter('stallkeeper_search_is_searchable', '__return_false');
        wp_update_post(['ID' => $post, 'post_title' => 'Larchwood spoon']);
        $this->endRequest();
        self::assertContains($post, $this->indexed());
        self::assertSame([], stallkeeper_tools(RefusedPosts::class)->all());
    }

    #[TestDox('A page is indexed, but not a type that is not searched')]
    public function testOtherType(): void
    {
        $other = $this->post(['post_type' => 'attachment']);
        self::assertSame([], $this->waiting());
        $page = $this->post(['post_type' => 'page']);
        $this->endRequest();
        self::assertSame([$page], array_values(array_intersect([$page, $other], $this->indexed())));
    }

    #[TestDox('Cart, checkout and account are not indexed')]
    #[TestWith(['woocommerce_cart_page_id'])]
    #[TestWith(['woocommerce_checkout_page_id'])]
    #[TestWith(['woocommerce_myaccount_page_id'])]
    public function testShopPages(string $option): void
    {
        $pages = [$this->post(['post_type' => 'page']), $this->post(['post_type' => 'page'])];
        update_option($option, $pages[0]);
        wp_update_post(['ID' => $pages[0], 'post_title' => 'Your things']);
        $this->endRequest();
        self::assertSame([$pages[1]], array_values(array_intersect($pages, $this->indexed())));
    }

    #[TestDox('A renamed tag reaches the records of its posts')]
    public function testTerm(): void
    {
        $post = $this->post();
        wp_set_post_tags($post, ['Zebrawood']);
        $this->endRequest();
        $term = get_term_by('name', 'Zebrawood', 'post_tag');
        self::assertInstanceOf(\WP_Term::class, $term);
        wp_update_term($term->term_id, 'post_tag', ['name' => 'Larchwood']);
        $this->endRequest();
        self::assertSame([[], [$post]], [$this->found('zebrawood'), $this->found('larchwood')]);
    }

    #[TestDox('A renamed author reaches the records of the posts')]
    public function testAuthor(): void
    {
        $author = $this->user('author');
        $post = $this->post(['post_author' => $author]);
        $this->endRequest();
        wp_update_user(['ID' => $author, 'display_name' => 'Zebrawood Smith']);
        self::assertSame([$post], $this->waiting());
    }

    #[TestDox('A changed e-mail address of an author queues nothing')]
    public function testAuthorAddress(): void
    {
        $author = $this->user('author');
        $this->post(['post_author' => $author]);
        $this->endRequest();
        wp_update_user(['ID' => $author, 'user_email' => 'new@example.org']);
        self::assertSame([], $this->waiting());
    }

    #[TestDox('Meta that no record contains queues nothing')]
    public function testOtherMeta(): void
    {
        $post = $this->indexedPost('Zebrawood spoon');
        update_post_meta($post, 'views', '7');
        self::assertSame([], $this->waiting());
    }

    #[TestDox('A post that becomes sticky is queued')]
    public function testSticky(): void
    {
        $post = $this->indexedPost('Zebrawood spoon');
        stick_post($post);
        self::assertSame([$post], $this->waiting());
    }

    #[TestDox('An editor who saves a post does not put private content into its record')]
    public function testAnonymous(): void
    {
        wp_set_current_user($this->user('administrator'));
        add_shortcode('member', static fn(): string => is_user_logged_in() ? 'Zebrawood' : 'Larchwood');
        $post = $this->post(['post_content' => '[member]']);
        $this->endRequest();
        self::assertSame([[], [$post]], [$this->found('zebrawood'), $this->found('larchwood')]);
        self::assertNotSame(0, get_current_user_id());
    }

    #[TestDox('A worker waits for no other worker and reports that work is left')]
    public function testLocked(): void
    {
        $post = $this->post();
        $lock = FileLock::take($this->directory()->workLock());
        self::assertNotNull($lock);
        self::assertTrue(stallkeeper_tools(IndexWorker::class)->run(20.0));
        $lock->release();
        self::assertSame([$post], $this->waiting());
    }

    #[TestDox('A worker that has finished reports that no work is left')]
    public function testFinished(): void
    {
        $this->post();
        self::assertFalse(stallkeeper_tools(IndexWorker::class)->run(20.0));
    }

    #[TestDox('A worker without time indexes one post and leaves the others in the queue')]
    public function testNoTime(): void
    {
        [$first, $second] = [$this->post(), $this->post()];
        self::assertTrue(stallkeeper_tools(IndexWorker::class)->run(0.0));
        self::assertContains($first, $this->indexed());
        self::assertSame([$second], $this->waiting());
    }

    #[TestDox('A worker calls back once before it renders, and after it has removed posts')]
    public function testAnswersFirst(): void
    {
        $gone = $this->indexedPost('Zebrawood spoon');
        wp_update_post(['ID' => $gone, 'post_status' => 'private']);
        $new = $this->post();
        // A rebuild renders, too.
        stallkeeper_tools(IndexStateStorage::class)->markStale();
        $calls = [];
        stallkeeper_tools(IndexWorker::class)->run(20.0, 0.0, function () use (&$calls): void {
            $calls[] = $this->indexed();
        });
        self::assertCount(1, $calls);
        self::assertNotContains($gone, $calls[0]);
        self::assertNotContains($new, $calls[0]);
    }

    #[TestDox('A post whose record throws is tried three times and then left out')]
    public function testThrows(): void
    {
        $post = $this->post();
        $times = 0;
        add_filter('stallkeeper_search_record', static function () use (&$times): never {
            $times++;
            throw new \RuntimeException('broken');
        });
        $left = [];
        for ($i = 0; $i < 4; $i++) {
            $left[] = stallkeeper_tools(IndexWorker::class)->run(20.0);
        }
        self::assertSame([3, [true, true, false, false]], [$times, $left]);
        self::assertNotContains($post, $this->indexed());
        self::assertSame([$post => 3], stallkeeper_tools(IndexStateStorage::class)->fresh()->failures);
    }

    #[TestDox('A post that works again has no failures')]
    public function testWorksAgain(): void
    {
        $post = $this->post();
        $fail = static fn(): array => throw new \RuntimeException('broken');
        add_filter('stallkeeper_search_record', $fail);
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        remove_filter('stallkeeper_search_record', $fail);
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertSame([], stallkeeper_tools(IndexStateStorage::class)->fresh()->failures);
        self::assertContains($post, $this->indexed());
    }

    #[TestDox('One broken post does not keep others out of the index')]
    public function testOneBroken(): void
    {
        [$broken, $fine] = [$this->post(), $this->post()];
        add_filter(
            'stallkeeper_search_record',
            static fn(array $record, \WP_Post $post): array => $post->ID === $broken
                ? throw new \RuntimeException('broken')
                : $record,
            10,
            2,
        );
        self::assertTrue(stallkeeper_tools(IndexWorker::class)->run(20.0));
        self::assertContains($fine, $this->indexed());
        self::assertSame([$broken], $this->waiting());
    }

    #[TestDox('A post that becomes private while its record is created does not stay in the index')]
    public function testPrivateMeanwhile(): void
    {
        $post = $this->post();
        add_filter('stallkeeper_search_record', static function (array $record) use ($post): array {
            self::database()->update(self::database()->posts, ['post_status' => 'private'], ['ID' => $post]);

            return $record;
        });
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertNotContains($post, $this->indexed());
    }

    #[TestDox('A post that another process changes and queues while a worker runs is indexed as it is now')]
    public function testChangedMeanwhile(): void
    {
        $post = $this->post(['post_title' => 'Zebrawood spoon']);
        add_filter(
            'stallkeeper_search_record',
            $change = function (array $record) use ($post, &$change): array {
                remove_filter('stallkeeper_search_record', $change);
                self::database()->update(self::database()->posts, ['post_title' => 'Larchwood spoon'], ['ID' => $post]);
                $this->queue()->push($post);

                return $record;
            },
        );
        stallkeeper_tools(IndexWorker::class)->run(20.0);
        self::assertSame([[], [$post], []], [$this->found('zebrawood'), $this->found('larchwood'), $this->waiting()]);
    }

    #[TestDox('A change that bypassed WordPress is found by the hourly comparison')]
    public function testReconciler(): void
    {
        $gone = $this->indexedPost('Zebrawood spoon');
        $db = self::database();
        $db->update($db->posts, ['post_status' => 'private'], ['ID' => $gone]);
        $db->insert($db->posts, [
            'post_title' => 'Larchwood',
            'post_status' => 'publish',
            'post_type' => 'post',
            'post_content' => '',
            'post_excerpt' => '',
            'to_ping' => '',
            'pinged' => '',
            'post_content_filtered' => '',
            'post_date' => '2020-01-01 00:00:00',
            'post_date_gmt' => '2020-01-01 00:00:00',
            'post_modified' => '2020-01-01 00:00:00',
            'post_modified_gmt' => '2020-01-01 00:00:00',
        ]);
        $new = $db->insert_id;
        stallkeeper_tools(IndexReconciler::class)->run();
        self::assertEqualsCanonicalizing([$gone, $new], $this->waiting());
    }

    private function indexedPost(string $title): int
    {
        $post = $this->post(['post_title' => $title]);
        $this->endRequest();
        self::assertContains($post, $this->indexed());

        return $post;
    }
}
