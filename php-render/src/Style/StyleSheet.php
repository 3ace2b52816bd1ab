<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Style;

/** Prints the tokens that an owner has changed. src/style/styleSheet.ts does the same in the Customizer. */
final class StyleSheet
{
    /**
     * The tokens are in the layer of the theme's own ones, after them: print styles and child themes still override
     * them. Colors have the form that Lightning CSS gives `light-dark()`, for older browsers.
     *
     * @param array<string, array{string, string}> $colors light and dark color by token without `color-`
     * @param array<string, string> $properties value by token
     * @param string $faces `@font-face` rules
     * @return string '' if nothing has changed
     */
    public static function print(array $colors, array $properties, string $faces = ''): string
    {
        $lines = [];
        foreach ($colors as $name => [$light, $dark]) {
            $lines[] = "--stallkeeper-color-$name:var(--lightningcss-light,$light)var(--lightningcss-dark,$dark)";
        }
        foreach ($properties as $name => $value) {
            $lines[] = "--stallkeeper-$name:$value";
        }

        return $faces . ($lines === [] ? '' : '@layer tokens{:root{' . implode(';', $lines) . '}}');
    }
}
