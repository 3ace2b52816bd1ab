<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Synonyms;

/** Why a list of rules or stop words cannot be used. */
enum Problem
{
    case NotUtf8;
    case TooLarge;
    case TooManyRules;
    case Markup;
    case EmptySide;
    case SeveralArrows;
    case SingleWord;
    case NoLetters;
    case PhraseTooLong;
    case TooManyPhrases;
    case TooManyStopWords;
}
