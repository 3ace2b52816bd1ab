<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\Records;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\ResultsPageSearch;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WP_Term;

/** Published posts are found, and no others. IndexUpdateTest withdraws them in all ways. */
final class PublishedPostsTest extends IndexTestCase
{
    #[TestDox('A post is found as soon as it is published, with everything a hit shows')]
    public function testHit(): void
    {
        $author = $this->user('author');
        wp_update_user(['ID' => $author, 'display_name' => 'Wren']);
        $id = $this->post([
            'post_title' => 'quokkavane',
            'post_author' => $author,
            'post_excerpt' => 'By <b>hand</b>.',
            'post_content' => "<p>Steam &amp; words</p><!-- unseen -->[gallery]\nhttps://video.example/watch\n",
        ]);
        wp_set_post_tags($id, ['brassware']);
        $this->endRequest();
        $hit = $this->foundRecord('quokkavane');
        self::assertSame(
            ["$id-0", $id, 'quokkavane', 'By hand.', 'Steam & words', ['display_name' => 'Wren'], ['brassware'], 0],
            [
                $hit['objectID'],
                $hit['post_id'],
                $hit['post_title'],
                $hit['post_excerpt'],
                $hit['content'],
                $hit['post_author'],
                self::tags($hit),
                $hit['is_sticky'],
            ],
        );
        self::assertSame(wp_make_link_relative((string) get_permalink($id)), $hit['permalink']);
    }

    #[TestDox('A post is never found while its status is $status')]
    #[TestWith(['draft'])]
    #[TestWith(['pending'])]
    #[TestWith(['private'])]
    #[TestWith(['future'])]
    #[TestWith(['auto-draft'])]
    #[TestWith(['trash'])]
    public function testStatus(string $status): void
    {
        $values =
            ['post_title' => 'umbrafen', 'post_status' => $status] +
            ($status === 'future'
                ? ['post_date' => '2999-01-01 00:00:00', 'post_date_gmt' => '2999-01-01 00:00:00']
                : []);
        $id = wp_insert_post($values + ['post_content' => 'Some words.']);
        self::assertSame($status, get_post_status($id));
        $this->endRequest();
        self::assertSame([], $this->found('umbrafen'));
    }

    #[TestDox('Pages and posts with a password are never found')]
    public function testPassword(): void
    {
        $this->post(['post_title' => 'lockfen', 'post_password' => 'secret']);
        $this->post(['post_title' => 'lockfen', 'post_type' => 'page', 'post_password' => 'secret']);
        $this->endRequest();
        self::assertSame([], $this->found('lockfen'));
    }

    #[TestDox('A post restored from the trash is found')]
    public function testRestored(): void
    {
        $id = $this->post(['post_title' => 'vesperloom']);
        $this->endRequest();
        wp_trash_post($id);
        $this->endRequest();
        self::assertSame([], $this->found('vesperloom'));
        wp_untrash_post($id);
        wp_publish_post($id);
        $this->endRequest();
        self::assertSame([$id], $this->found('vesperloom'));
    }

    #[TestDox('A scheduled post is found after its publish date')]
    public function testScheduled(): void
    {
        $id = wp_insert_post([
            'post_title' => 'dawnpost',
            'post_status' => 'future',
            'post_date' => '2999-01-01 00:00:00',
            'post_date_gmt' => '2999-01-01 00:00:00',
        ]);
        $this->endRequest();
        self::assertSame([], $this->found('dawnpost'));
        self::database()->update(self::database()->posts, ['post_date_gmt' => '2020-01-01 00:00:00'], ['ID' => $id]);
        clean_post_cache($id);
        check_and_publish_future_post($id);
        $this->endRequest();
        self::assertSame([$id], $this->found('dawnpost'));
    }

    #[TestDox('An editor excludes a post from search with the checkbox and includes it again')]
    public function testExcluded(): void
    {
        $id = $this->post(['post_title' => 'zephyrine']);
        $this->endRequest();
        self::assertSame([$id], $this->found('zephyrine'));
        wp_set_current_user($this->user('editor'));
        $nonce = static fn(): string => wp_create_nonce("stallkeeper_search_exclude$id");
        $save = static function (array $form) use ($id): void {
            $_POST = $form;
            wp_update_post(['ID' => $id, 'post_title' => 'zephyrine']);
            $_POST = [];
        };
        $save(['stallkeeper_search_exclude_nonce' => $nonce(), 'stallkeeper_search_exclude' => '1']);
        $this->endRequest();
        self::assertSame([], $this->found('zephyrine'));
        $_GET = ['s' => 'zephyrine'];
        self::assertSame([], $this->newRequest()->get(ResultsPageSearch::class)->result()->hits->hits ?? null);
        // A form without its nonce, and a user who may not edit the post, change nothing.
        $save(['stallkeeper_search_exclude_nonce' => 'x']);
        self::assertSame('1', get_post_meta($id, RecordFactory::EXCLUDED_META, true));
        $editor = get_current_user_id();
        wp_set_current_user(0);
        $save(['stallkeeper_search_exclude_nonce' => $nonce()]);
        self::assertSame('1', get_post_meta($id, RecordFactory::EXCLUDED_META, true));
        wp_set_current_user($editor);
        $save(['stallkeeper_search_exclude_nonce' => $nonce()]);
        $this->endRequest();
        self::assertSame([$id], $this->found('zephyrine'));
    }

    #[TestDox('Renaming a term, taking it away and deleting it reach every post of it')]
    public function testTerm(): void
    {
        foreach (['firstkettle', 'secondkettle'] as $title) {
            wp_set_post_tags($id = $this->post(['post_title' => $title]), ['kettleware']);
        }
        $this->endRequest();
        $tags = fn(): array => [
            self::tags($this->foundRecord('firstkettle')),
            self::tags($this->foundRecord('secondkettle')),
        ];
        self::assertSame([['kettleware'], ['kettleware']], $tags());
        $term = get_term_by('name', 'kettleware', 'post_tag');
        self::assertInstanceOf(WP_Term::class, $term);
        wp_update_term($term->term_id, 'post_tag', ['name' => 'potware']);
        $this->endRequest();
        self::assertSame([['potware'], ['potware']], $tags());
        wp_remove_object_terms($id, ['potware'], 'post_tag');
        $this->endRequest();
        self::assertSame([['potware'], []], $tags());
        wp_delete_term($term->term_id, 'post_tag');
        $this->endRequest();
        self::assertSame([[], []], $tags());
    }

    #[TestDox('An author is found by the new name, and posts handed over carry the heir’s')]
    public function testAuthor(): void
    {
        [$author, $heir] = [$this->user('author'), $this->user('editor')];
        wp_update_user(['ID' => $author, 'display_name' => 'Wren Oldname']);
        wp_update_user(['ID' => $heir, 'display_name' => 'Robin Heir']);
        $id = $this->post(['post_title' => 'quillpost', 'post_author' => $author]);
        $this->endRequest();
        self::assertSame(['display_name' => 'Wren Oldname'], $this->foundRecord('quillpost')['post_author']);
        wp_update_user(['ID' => $author, 'display_name' => 'Wren Newname']);
        $this->endRequest();
        self::assertSame(['display_name' => 'Wren Newname'], $this->foundRecord('quillpost')['post_author']);
        self::assertSame([$id], $this->found('newname'));
        $login = get_userdata($author)->user_login ?? '';
        self::assertNotSame('', $login);
        self::assertStringNotContainsString($login, (string) wp_json_encode($this->foundRecord('quillpost')));
        wp_delete_user($author, $heir);
        $this->endRequest();
        self::assertSame(['display_name' => 'Robin Heir'], $this->foundRecord('quillpost')['post_author']);
    }

    #[TestDox('The record of a sticky post is marked as sticky')]
    public function testSticky(): void
    {
        $id = $this->post(['post_title' => 'stickpost']);
        stick_post($id);
        $this->endRequest();
        self::assertSame(1, $this->foundRecord('stickpost')['is_sticky']);
        unstick_post($id);
        $this->endRequest();
        self::assertSame(0, $this->foundRecord('stickpost')['is_sticky']);
    }

    /**
     * @param array<string, mixed> $hit
     *
     * @return array<array-key, mixed>
     */
    private static function tags(array $hit): array
    {
        self::assertIsArray($hit['taxonomies']);
        self::assertIsArray($hit['taxonomies']['post_tag']);

        return $hit['taxonomies']['post_tag'];
    }
}
