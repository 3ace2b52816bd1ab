<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Explanation;

use Stallkeeper\Search\Query\AlternativeKind;

/** Why a word of a record matches a word of a query. The first one is the closest. */
enum MatchReason: int
{
    case Word = 0;
    /** The record has the product code. */
    case Code = 1;
    /** Written together or apart. */
    case Spelling = 2;
    /** Singular or plural. */
    case Inflection = 3;
    /** A longer word, because the visitor may still be typing. */
    case Beginning = 4;
    case Synonym = 5;
    case Stem = 6;
    case Compound = 7;
    case Typo = 8;

    public static function fromAlternative(AlternativeKind $kind): self
    {
        return match ($kind) {
            AlternativeKind::Spelling => self::Spelling,
            AlternativeKind::Inflection => self::Inflection,
            AlternativeKind::Stem => self::Stem,
            AlternativeKind::Compound => self::Compound,
            AlternativeKind::Synonym => self::Synonym,
        };
    }
}
