<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Posting\Postings;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tokenizer\ProductCode;

/**
 * Finds the records whose product codes equal a whole query or begin with it, with or without separators.
 *
 * The tokenizer splits `SK-101` into two words, so `sk101` would not find it, and a corrected typo could come first.
 * Codes that only begin with the query come after matches in titles, unless the query contains a digit: a word such as
 * "tea" is rarely the beginning of a code.
 */
final class CodeQuery
{
    /** Minimum length of a query that matches the beginning of a code. */
    private const MIN_BEGINNING_LENGTH = 3;

    /**
     * @param ExpressionNode      $exact     expression of the same code
     * @param ExpressionNode|null $beginning expression of codes that begin with the query; null for exact matches only
     * @param bool                $isExact   whether the index contains the same code
     * @param bool                $hasDigit  whether the query contains a digit, as most codes do and few words
     */
    private function __construct(
        public readonly ExpressionNode $exact,
        public readonly ?ExpressionNode $beginning,
        public readonly bool $isExact,
        public readonly bool $hasDigit,
    ) {}

    /**
     * @param bool $prefix whether codes match that only begin with the query
     *
     * @return self|null null if the index contains no such code
     */
    public static function find(Database $db, string $query, bool $prefix): ?self
    {
        $code = ProductCode::normalize($query);
        if ($code === '') {
            return null;
        }
        $postings = new Postings($db);
        $token = ProductCode::token($code);
        $isBeginning = $prefix && mb_strlen($code, 'UTF-8') >= self::MIN_BEGINNING_LENGTH;
        if (!$postings->has($token, $isBeginning)) {
            return null;
        }

        return new self(
            ExpressionNode::phrase([$token], false),
            $isBeginning ? ExpressionNode::phrase([$token], true) : null,
            !$isBeginning || $postings->has($token, false),
            preg_match('/\p{N}/u', $code) === 1,
        );
    }

    /** Returns an expression that also matches the codes, if there are any. */
    public static function join(?self $code, ExpressionNode $expression): ExpressionNode
    {
        return $code === null ? $expression : ExpressionNode::any([$expression, $code->expression()]);
    }

    /** Returns the expression of all matching codes. */
    public function expression(): ExpressionNode
    {
        return $this->beginning ?? $this->exact;
    }
}
