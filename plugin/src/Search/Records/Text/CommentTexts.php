<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records\Text;

use Stallkeeper\Search\Tokenizer\PlainText;

/** Reads the texts of the approved comments and reviews of a post. Notes of orders and pingbacks are other types. */
final class CommentTexts
{
    private const TYPES = ['comment', 'review'];

    /** Maximum number of comments, the latest ones, and of characters. Long records slow down all searches. */
    private const MAX_COMMENTS = 100;
    private const MAX_CHARACTERS = 2000;

    /** @return list<string> */
    public static function read(int $post): array
    {
        $comments = get_comments([
            'post_id' => $post,
            'status' => 'approve',
            'type__in' => self::TYPES,
            'number' => self::MAX_COMMENTS,
            'orderby' => ['comment_date_gmt' => 'DESC', 'comment_ID' => 'DESC'],
            'update_comment_meta_cache' => false,
        ]);
        $texts = [];
        foreach ($comments as $comment) {
            $text = PlainText::fromHtml($comment->comment_content);
            if ($text !== '') {
                $texts[] = mb_substr($text, 0, self::MAX_CHARACTERS, 'UTF-8');
            }
        }

        return $texts;
    }
}
