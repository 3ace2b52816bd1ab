<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/** Why a search accepts another word instead of a word of the query. */
enum AlternativeKind
{
    /** The same word in another spelling: "screwdriver" for "screw driver", "125 mm" for "125mm". */
    case Spelling;
    /** The singular or plural of the word. */
    case Inflection;
    /** A word with the same stem. */
    case Stem;
    /** A compound that ends with the word: "Teekanne" for "Kanne". */
    case Compound;
    /** A synonym of the owner. */
    case Synonym;

    /** Whether a match counts as a match of the word itself, and not of something similar. */
    public function isSameWord(): bool
    {
        return $this === self::Spelling || $this === self::Inflection;
    }

    /** @return float weight of an occurrence beside one of the word itself, which has the weight 1 (see Scores) */
    public function weight(): float
    {
        return match ($this) {
            self::Spelling => 1.0,
            self::Inflection => 0.9,
            self::Compound, self::Synonym => 0.5,
            self::Stem => 0.25,
        };
    }
}
