<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\ScriptAttributes;

/**
 * Makes KSES remove script attributes from everything that users without the capability `unfiltered_html` save, and
 * wherever WordPress or a plugin prints stored HTML through KSES. Since WordPress 6.9 its wildcard `data-*` also allows
 * directives with a double hyphen. Attributes that the caller allows by their full name stay.
 */
final class KsesFilter
{
    private bool $isRunning = false;

    /**
     * Hook: `pre_kses`.
     *
     * @param mixed $allowed   allowed elements and attributes, or the name of such a list
     * @param mixed $protocols list of allowed URL protocols
     */
    public function removeScriptAttributes(mixed $content, mixed $allowed, mixed $protocols): mixed
    {
        if (
            $this->isRunning ||
            !is_string($content) ||
            !ScriptAttributes::mayBeIn($content) ||
            !(is_string($allowed) || is_array($allowed))
        ) {
            return $content;
        }
        /** @var array<string, array<string, mixed>>|string $allowed */
        /** @var list<string> $protocols */
        // KSES removes tags but keeps their content. So run it first to see all tags that will remain.
        $this->isRunning = true;
        try {
            $content = wp_kses($content, $allowed, $protocols);
        } finally {
            $this->isRunning = false;
        }
        $names = is_array($allowed) ? $allowed : wp_kses_allowed_html($allowed);

        return ScriptAttributes::remove(
            $content,
            static fn(string $element, string $name): bool => is_array($names[$element] ?? null) &&
                isset($names[$element][$name]),
        );
    }
}
