<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\Comment;
use Stallkeeper\Demo\Content\Model\ContentError;

/** Creates threaded comments. */
final class CommentWriter
{
    private const META_KEY = '_stallkeeper_demo_source';

    /**
     * @param array<string, int> $authors
     * @param array<string, int> $existing IDs of existing comments by key
     */
    private function __construct(private array $authors, private array $existing) {}

    /** @param array<string, int> $authors */
    public static function load(array $authors): self
    {
        return new self($authors, ImportDatabase::idsByMeta('comment', self::META_KEY));
    }

    /**
     * @param list<array{post: string, comment: Comment}> $comments
     * @param array<string, int>                        $posts post IDs by slug
     */
    public function write(array $comments, array $posts): void
    {
        foreach ($comments as ['post' => $slug, 'comment' => $comment]) {
            $this->writeThread(
                $comment,
                $posts[$slug] ?? throw new ContentError("comments.json: unknown post \"$slug\""),
                0,
            );
        }
    }

    private function writeThread(Comment $comment, int $post, int $parent): void
    {
        $key = md5("$post {$comment->date} {$comment->text}");
        $id = $this->existing[$key] ?? $this->insert($comment, $post, $parent, $key);
        foreach ($comment->replies as $reply) {
            $this->writeThread($reply, $post, $id);
        }
    }

    private function insert(Comment $comment, int $post, int $parent, string $key): int
    {
        $user = $comment->author === null ? false : get_userdata($this->authors[$comment->author] ?? 0);
        /** @var array{comment_post_ID: int} $slashed */
        $slashed = wp_slash([
            'comment_post_ID' => $post,
            'comment_parent' => $parent,
            'comment_author' =>
                $user instanceof \WP_User
                    ? $user->display_name
                    : htmlspecialchars((string) $comment->name, ENT_NOQUOTES),
            'comment_author_email' => $user instanceof \WP_User ? $user->user_email : '',
            'comment_content' => htmlspecialchars($comment->text, ENT_NOQUOTES),
            'comment_date' => $comment->date,
            'comment_date_gmt' => get_gmt_from_date($comment->date),
            'comment_approved' => 1,
            'user_id' => $user instanceof \WP_User ? $user->ID : 0,
            'comment_meta' => [self::META_KEY => $key],
        ]);
        $id = wp_insert_comment($slashed);

        return is_int($id)
            ? $id
            : throw new ContentError("comments.json: could not save the comment \"{$comment->text}\"");
    }
}
