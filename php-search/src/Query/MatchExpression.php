<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/**
 * A parsed match expression: `"red lamp" AND ("blue" OR "gre" *)`.
 *
 * Words in quotes must be adjacent. With a star, the last word also matches as a prefix. AND has a higher precedence
 * than OR. The syntax is a subset of SQLite's FTS5. A column before a colon is ignored.
 */
final class MatchExpression
{
    private const PIECES = '/"([^"]*)"(\s\*)?|\(|\)|AND|OR/';

    /** @var list<array<int, string>> */
    private array $pieces = [];

    private int $at = 0;

    private function __construct(string $text)
    {
        preg_match_all(self::PIECES, $text, $this->pieces, PREG_SET_ORDER);
    }

    /**
     * @param string $text valid expression, as QueryWord and CodeQuery create it; there is no error for an invalid one
     */
    public static function parse(string $text): ExpressionNode
    {
        return (new self($text))->any();
    }

    private function any(): ExpressionNode
    {
        $parts = [$this->all()];
        while ($this->take('OR')) {
            $parts[] = $this->all();
        }

        return count($parts) === 1 ? $parts[0] : ExpressionNode::any($parts);
    }

    private function all(): ExpressionNode
    {
        $parts = [$this->one()];
        while ($this->take('AND')) {
            $parts[] = $this->one();
        }

        return count($parts) === 1 ? $parts[0] : ExpressionNode::all($parts);
    }

    private function one(): ExpressionNode
    {
        if ($this->take('(')) {
            $inside = $this->any();
            $this->take(')');

            return $inside;
        }
        $piece = $this->pieces[$this->at++] ?? ['', ''];

        return ExpressionNode::phrase(explode(' ', $piece[1] ?? ''), isset($piece[2]) && $piece[2] !== '');
    }

    private function take(string $piece): bool
    {
        if (($this->pieces[$this->at][0] ?? null) !== $piece) {
            return false;
        }
        $this->at++;

        return true;
    }
}
