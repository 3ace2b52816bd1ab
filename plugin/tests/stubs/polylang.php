<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Languages;

use Stallkeeper\Tools\Tests\Fakes\Polylang as FakePolylang;

function function_exists(string $function): bool
{
    return str_starts_with($function, 'pll_') ? FakePolylang::$isActive : \function_exists($function);
}

function pll_current_language(): string|false
{
    return FakePolylang::$current;
}

function pll_get_post_language(int $post): string|false
{
    return FakePolylang::$posts[$post] ?? false;
}

function pll_get_term_language(int $term): string|false
{
    return FakePolylang::$terms[$term] ?? false;
}

function pll_home_url(string $language): string
{
    return home_url(FakePolylang::$isInPath ? "/$language/" : "/?lang=$language");
}

/**
 * @param array{fields?: string} $args
 *
 * @return list<string>
 */
function pll_languages_list(array $args = []): array
{
    return ($args['fields'] ?? 'slug') === 'locale'
        ? array_values(FakePolylang::$languages)
        : array_keys(FakePolylang::$languages);
}
