<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Layout;

use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** Reads the settings of the layout. LayoutFields has their texts, LayoutChoices their values. */
final class LayoutSettings
{
    /** @param string $name key of LayoutChoices::CLASSES */
    public function value(string $name): string
    {
        $values = array_keys(LayoutChoices::CLASSES[$name]);

        return SettingType::choice(DisplayOptions::value($name, $values[0]), $values[0], $values);
    }

    /** @return list<string> classes of the body, of the settings that differ from the default */
    public function classes(): array
    {
        $classes = array_map(
            fn(string $name): string => LayoutChoices::CLASSES[$name][$this->value($name)],
            array_keys(LayoutChoices::CLASSES),
        );

        return array_values(array_filter($classes));
    }

    /** Whether lists of posts show whole posts instead of cards. */
    public function hasFullPosts(): bool
    {
        return $this->value(LayoutChoices::POSTS) === LayoutChoices::FULL_POSTS;
    }
}
