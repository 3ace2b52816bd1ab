<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Package;

use Stallkeeper\Demo\Content\Model\Author;
use Stallkeeper\Demo\Content\Model\Comment;

/** Comments of a post in a WXR file. They have no e-mail addresses, so that no avatar is requested for them. */
final class WxrComments
{
    /**
     * @param list<Comment>         $comments
     * @param array<string, Author> $authors
     * @param int                   $parent number of the comment that these reply to; 0 for none
     * @param int                   $number last number of the post
     * @return list<string>
     */
    public static function tags(array $comments, array $authors, int $parent, int &$number): array
    {
        $tags = [];
        foreach ($comments as $comment) {
            $id = ++$number;
            $name = $comment->author === null ? (string) $comment->name : $authors[$comment->author]->name;
            $tags[] = WxrTag::group('wp:comment', [
                WxrTag::text('wp:comment_id', (string) $id),
                WxrTag::text('wp:comment_author', htmlspecialchars($name, ENT_NOQUOTES)),
                WxrTag::text('wp:comment_author_email', ''),
                WxrTag::text('wp:comment_author_url', ''),
                WxrTag::text('wp:comment_author_IP', ''),
                WxrTag::text('wp:comment_date', $comment->date),
                WxrTag::text('wp:comment_date_gmt', $comment->date),
                WxrTag::text('wp:comment_content', htmlspecialchars($comment->text, ENT_NOQUOTES)),
                WxrTag::text('wp:comment_approved', '1'),
                WxrTag::text('wp:comment_type', 'comment'),
                WxrTag::text('wp:comment_parent', (string) $parent),
                WxrTag::text('wp:comment_user_id', '0'),
            ]);
            $tags = [...$tags, ...self::tags($comment->replies, $authors, $id, $number)];
        }

        return $tags;
    }
}
