<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/**
 * The parts of the front page, in their order. Each is a file of parts/front/ that a child theme can replace, and prints
 * nothing where it has nothing to show.
 */
final class Sections
{
    public const ALL = ['banner', 'promotions', 'categories', 'products', 'brands', 'content', 'widgets', 'latest'];

    /** The owner's own page is never switched off: it has been written for this place. */
    private const WITHOUT_SWITCH = ['content'];

    private const NAME = '/^[a-z][a-z0-9-]{0,40}$/D';

    /**
     * Made before the head of the page is printed, so that styles which a part asks for come with it.
     *
     * @return array<string, string> finished HTML of those that have something to show, by name
     */
    public static function render(): array
    {
        $html = [];
        foreach (self::names() as $name) {
            $part = TemplatePart::html("parts/front/{$name}", ['isFirst' => $html === []]);
            if (trim($part) !== '') {
                $html[$name] = $part;
            }
        }

        return $html;
    }

    /** @return list<string> */
    private static function names(): array
    {
        /**
         * The parts of the front page in their order. A name that is not the theme's own is a file
         * `parts/front/{name}.php` of the child theme's.
         *
         * @param list<string> $names see Sections::ALL
         */
        $names = apply_filters('stallkeeper_front_sections', self::ALL);
        $valid = array_filter(is_array($names) ? $names : self::ALL, static fn(mixed $name): bool => is_string($name) && preg_match(self::NAME, $name) === 1);

        return array_values(array_filter(array_unique($valid), self::isOn(...)));
    }

    private static function isOn(string $name): bool
    {
        return in_array($name, self::WITHOUT_SWITCH, true) || !in_array($name, self::ALL, true) || Settings::isOn($name);
    }
}
