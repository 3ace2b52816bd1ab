<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;

/**
 * Attributes of a block: their types for WordPress, and the values of a block in content. Limits are not part of the
 * types, because WordPress would replace a number out of range with the default instead of the nearest allowed number.
 */
final class BlockAttributes
{
    /** ID of the block's element. Without its type, WordPress would look for it in HTML that the block lacks. */
    public const ANCHOR = 'anchor';

    private const ANCHOR_BYTES = 100;

    /** @return array<string, array{type: string, default?: bool|int|string}> */
    public static function schema(Block $block): array
    {
        $schema = [
            self::ANCHOR => ['type' => 'string'],
            'align' => ['type' => 'string', 'default' => $block->align()],
        ];
        foreach ($block->fields() as $field) {
            $schema[$field->name] = ['type' => self::type($field), 'default' => $field->default];
        }

        return $schema;
    }

    /**
     * @param array<array-key, mixed> $given attributes of the block in content
     * @return array<string, bool|int|string> a valid value for each field
     */
    public static function values(Block $block, array $given): array
    {
        $values = [];
        foreach ($block->fields() as $field) {
            $values[$field->name] = array_key_exists($field->name, $given)
                ? $field->sanitize($given[$field->name])
                : $field->default;
        }

        return $values;
    }

    /**
     * @param array<array-key, mixed> $given
     * @return string ID of the block's element; '' if it has none or an invalid one
     */
    public static function anchor(array $given): string
    {
        $anchor = $given[self::ANCHOR] ?? '';

        return is_string($anchor) && strlen($anchor) <= self::ANCHOR_BYTES && preg_match('/^\S+$/D', $anchor) === 1
            ? $anchor
            : '';
    }

    private static function type(Setting $field): string
    {
        return match ($field->type) {
            SettingType::Boolean => 'boolean',
            SettingType::Integer, SettingType::Term, SettingType::Page => 'integer',
            default => 'string',
        };
    }
}
