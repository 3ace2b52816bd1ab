<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

/** The buttons that move a pinned result up or down. They work without a script, which also lets the user drag rows. */
final class PinnedOrder
{
    /** Name of the buttons. */
    public const FIELD = 'move';

    private const UP = 'up';

    private const DOWN = 'down';

    /**
     * @param array<int, int> $positions post ID => position from 1
     * @param string $button value of the clicked button: direction and post ID
     *
     * @return array<int, int> new positions; the same for buttons that do not exist
     */
    public static function move(array $positions, string $button): array
    {
        if (preg_match('/^(' . self::UP . '|' . self::DOWN . ')-(\d{1,18})$/D', $button, $parts) !== 1) {
            return $positions;
        }
        asort($positions);
        $ids = array_keys($positions);
        $place = array_search((int) $parts[2], $ids, true);
        $other = $place === false ? -1 : $place + ($parts[1] === self::UP ? -1 : 1);
        if ($place !== false && isset($ids[$other])) {
            [$ids[$place], $ids[$other]] = [$ids[$other], $ids[$place]];
        }

        return array_combine($ids, array_keys(array_fill(1, max(1, count($ids)), true)));
    }

    /** Prints the buttons of a pinned result, and the handle that a script shows. */
    public static function print(int $id, string $title): void
    {
        echo ' <span class="stallkeeper-order">';
        foreach (
            [
                /* translators: %s: title of a post or product */
                self::UP => ['↑', __('Move “%s” up', 'stallkeeper-tools')],
                /* translators: %s: title of a post or product */
                self::DOWN => ['↓', __('Move “%s” down', 'stallkeeper-tools')],
            ]
            as $direction => [$sign, $text]
        ) {
            printf(
                '<button class="button" name="%s" value="%s-%d" aria-label="%s">%s</button>',
                esc_attr(self::FIELD),
                esc_attr($direction),
                (int) $id,
                esc_attr(sprintf($text, $title)),
                esc_html($sign),
            );
        }
        echo '<span data-part="pinned-handle" aria-hidden="true" hidden>⠿</span></span>';
    }
}
