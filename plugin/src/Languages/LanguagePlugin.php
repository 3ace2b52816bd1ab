<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Languages;

/** Adapter of a multilingual plugin. Codes are the codes of that plugin, such as `de` or `pt-br`. */
interface LanguagePlugin
{
    /** Whether the plugin is active and has at least one language. */
    public function isActive(): bool;

    /** @return string code of the post's language; '' if the post has none */
    public function ofPost(int $post, string $type): string;

    /** @return string code of the term's language; '' if the term has none */
    public function ofTerm(int $term, string $taxonomy): string;

    /** @return string code of the visitor's language; '' if this request shows all languages */
    public function current(): string;

    /** @return string absolute URL of the front page in a language */
    public function homeUrl(string $code): string;

    /** @return array<string, string> locale by code, such as `de` => `de_DE` */
    public function locales(): array;
}
