<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records\Text;

/**
 * Runs code without WordPress's typographic replacements, because they change what visitors search for: "50x70" becomes
 * "50×70", and 2' becomes 2′.
 */
final class RawTexts
{
    private const REPLACEMENT = 'wptexturize';

    private const FILTERS = ['the_title', 'the_content', 'the_excerpt', 'widget_text_content'];

    /**
     * @template T
     *
     * @param callable(): T $work
     *
     * @return T
     */
    public static function run(callable $work): mixed
    {
        $priorities = array_filter(
            array_combine(
                self::FILTERS,
                array_map(static fn(string $name): mixed => has_filter($name, self::REPLACEMENT), self::FILTERS),
            ),
            is_int(...),
        );
        foreach ($priorities as $name => $priority) {
            remove_filter($name, self::REPLACEMENT, $priority);
        }
        try {
            return $work();
        } finally {
            foreach ($priorities as $name => $priority) {
                add_filter($name, self::REPLACEMENT, $priority);
            }
        }
    }
}
