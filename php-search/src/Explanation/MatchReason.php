<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Explanation;

use Stallkeeper\Search\Query\AlternativeKind;

/** Why a word of a record matches a word of a query. */
enum MatchReason
{
    case Word;
    /** The record has the product code. */
    case Code;
    /** Written together or apart. */
    case Spelling;
    /** Singular or plural. */
    case Inflection;
    /** A longer word, because the visitor may still be typing. */
    case Beginning;
    case Synonym;
    case Stem;
    case Compound;
    case Typo;

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
