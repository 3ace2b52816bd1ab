<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Text;

/**
 * Scripts whose words are not separated by spaces. Texts count each of their characters as a word, and the engine
 * indexes pairs of them. The TypeScript counterpart is `src/search/unspacedScripts.ts`.
 */
final class UnspacedScripts
{
    /**
     * Part of a character class. Characters that several of these scripts share, such as 「 and ー, belong to them, too.
     */
    public const LETTERS = '\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}';
}
