<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\Comment;
use Stallkeeper\Demo\Content\Model\ContentError;

/** Comments in threads. */
final class CommentWriter
{
    private const KEY = '_stallkeeper_demo_source';

    /**
     * @param array<string, int> $authors
     * @param array<string, int> $known ids of existing comments by key
     */
    private function __construct(private array $authors, private array $known) {}

    /** @param array<string, int> $authors */
    public static function open(array $authors): self
    {
        return new self($authors, ImportDatabase::idsByMeta('comment', self::KEY));
    }

    /**
     * @param list<array{post: string, remark: Comment}> $remarks
     * @param array<string, int>                        $posts ids under the slugs
     */
    public function write(array $remarks, array $posts): void
    {
        foreach ($remarks as ['post' => $slug, 'remark' => $remark]) {
            $this->thread($remark, $posts[$slug] ?? throw new ContentError("comments.json: there is no post \"$slug\""), 0);
        }
    }

    private function thread(Comment $remark, int $post, int $parent): void
    {
        $key = md5("$post {$remark->date} {$remark->text}");
        $id = $this->known[$key] ?? $this->insert($remark, $post, $parent, $key);
        foreach ($remark->replies as $reply) {
            $this->thread($reply, $post, $id);
        }
    }

    private function insert(Comment $remark, int $post, int $parent, string $key): int
    {
        $user = $remark->author === null ? false : get_userdata($this->authors[$remark->author] ?? 0);
        /** @var array{comment_post_ID: int} $slashed */
        $slashed = wp_slash([
            'comment_post_ID' => $post,
            'comment_parent' => $parent,
            'comment_author' => $user instanceof \WP_User ? $user->display_name : htmlspecialchars((string) $remark->name, ENT_NOQUOTES),
            'comment_author_email' => $user instanceof \WP_User ? $user->user_email : '',
            'comment_content' => htmlspecialchars($remark->text, ENT_NOQUOTES),
            'comment_date' => $remark->date,
            'comment_date_gmt' => get_gmt_from_date($remark->date),
            'comment_approved' => 1,
            'user_id' => $user instanceof \WP_User ? $user->ID : 0,
            'comment_meta' => [self::KEY => $key],
        ]);
        $id = wp_insert_comment($slashed);

        return is_int($id) ? $id : throw new ContentError("comments.json: WordPress refused the comment \"{$remark->text}\"");
    }
}
