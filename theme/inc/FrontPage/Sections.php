<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Theme\Templates\TemplatePart;

/**
 * The sections of the front page in the order of the Customizer. Each is a file in parts/front/ that a child theme can
 * override. A section without content prints nothing.
 */
final class Sections
{
    public const ALL = ['banner', 'promotions', 'categories', 'products', 'brands', 'content', 'widgets', 'latest'];

    /** Sections without a switch: the static page has been written for the front page. */
    private const WITHOUT_SWITCH = ['content'];

    private const NAME = '/^[a-z][a-z0-9-]{0,40}$/D';

    public function __construct(private readonly FrontPageSettings $settings, private readonly TemplatePart $parts) {}

    /**
     * Renders the sections. Call it before the head is printed, so that sections can enqueue styles.
     *
     * @return array<string, string> name => finished HTML of the sections with content
     */
    public function render(): array
    {
        $html = [];
        foreach ($this->names() as $name) {
            $part = $this->parts->html("parts/front/{$name}", ['isFirst' => $html === []]);
            if (trim($part) !== '') {
                $html[$name] = $part;
            }
        }

        return $html;
    }

    /** @return list<string> */
    private function names(): array
    {
        $ordered = explode(',', $this->settings->text('order'));

        /**
         * Filters the sections of the front page and their order. A name that the theme does not know is a file
         * `parts/front/{name}.php` of the child theme.
         *
         * @param list<string> $names names of sections: see Sections::ALL
         */
        $names = apply_filters('stallkeeper_front_sections', $ordered);
        $valid = array_filter(
            is_array($names) ? $names : $ordered,
            static fn(mixed $name): bool => is_string($name) && preg_match(self::NAME, $name) === 1,
        );

        return array_values(array_filter(array_unique($valid), $this->isOn(...)));
    }

    private function isOn(string $name): bool
    {
        return in_array($name, self::WITHOUT_SWITCH, true) ||
            !in_array($name, self::ALL, true) ||
            $this->settings->isOn($name);
    }
}
