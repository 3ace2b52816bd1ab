<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

/** Kinds of steps of the order of results, see Ranking. */
enum Tier
{
    /** The owner has pinned the record for this query. */
    case Pinned;
    /** The record has the product code of the query. */
    case Code;
    /** All words, in the singular, plural or another spelling. */
    case Words;
    /** The same, and longer words that begin with the last word. */
    case Beginnings;
    /** With synonyms, words with the same stem, or compounds. */
    case Related;
    /** With corrected words. */
    case Typos;
    /** Some of the words. */
    case SomeWords;
    /** A query without words lists everything. */
    case Everything;
}
