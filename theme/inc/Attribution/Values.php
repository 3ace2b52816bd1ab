<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution;

use Stallkeeper\Render\Attribution\Fields;
use Stallkeeper\Render\Attribution\Text;

/** The values that an order or a customer gets: what was sent, made harmless; where nothing was, what the server knows. */
final class Values
{
    /**
     * @param array<array-key, mixed> $sent by field name, without prefix and slashes: anybody may send anything
     * @return array<string, string> all fields; '' for what is not known, and nothing but that where it may not be
     */
    public static function of(array $sent): array
    {
        $fields = Config::fields();
        $nothing = array_fill_keys(array_keys($fields), '');
        if (!Consent::isAllowed()) {
            return $nothing;
        }
        $values = [];
        foreach ($fields as $name => $way) {
            $value = $sent[$name] ?? '';
            $isAddress = in_array($way, ['current_add.ep', 'current_add.rf', 'first_add.ep', 'first_add.rf', 'session.cpg', 'udata.uag'], true);
            $values[$name] = is_string($value) ? sanitize_text_field(Text::clean($value, $isAddress ? Text::ADDRESS : Text::VALUE)) : '';
        }
        $isSent = array_filter($values, static fn(string $value): bool => $value !== '' && $value !== Text::NONE) !== [];

        // A payment button, an app or a form of another plugin may send no fields.
        return $isSent ? $values : array_map(sanitize_text_field(...), Fields::values(Visitor::known(), $fields, time(), Visitor::agent()) + $nothing);
    }

    /**
     * @param array<string, string> $values
     * @return array<string, string> without what says nothing
     */
    public static function said(array $values): array
    {
        return array_filter($values, static fn(string $value): bool => $value !== '' && $value !== Text::NONE);
    }
}
