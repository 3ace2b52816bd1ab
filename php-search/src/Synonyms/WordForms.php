<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Synonyms;

/** Knows the singular and plural of words. The engine has no word lists of its own. */
interface WordForms
{
    /**
     * @param string $word     one word in lowercase
     * @param string $language name of the language's rules, from WordSettings
     *
     * @return list<string> singular and plural; may contain the word itself; empty for an unknown language
     */
    public function find(string $word, string $language): array;
}
