<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use Stallkeeper\Render\Settings\Setting;
use WP_Block_Editor_Context;

/**
 * Passes the fields of the blocks to the script of the editor, which shows them in the sidebar. Labels, limits and
 * choices are those of the settings in PHP.
 *
 * @phpstan-type EditorField array{name: string, type: string, label: string, help: string, min: int, max: int,
 *     choices: list<array{value: int|string, label: string}>, condition: array{string, list<string>}|null}
 */
final class BlockEditor
{
    private const CATEGORY = 'woocommerce';

    private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR;

    public function __construct(private readonly BlockList $blocks) {}

    /** Hook: `enqueue_block_editor_assets`. */
    public function addData(): void
    {
        wp_add_inline_script(
            BlockTypes::HANDLE,
            'window.stallkeeperBlocks = ' . json_encode($this->data(), self::JSON) . ';',
            'before',
        );
    }

    /** @return array{category: ?string, panel: string, blocks: array<string, list<EditorField>>} */
    private function data(): array
    {
        $slugs = array_column(get_block_categories(new WP_Block_Editor_Context()), 'slug');

        return [
            // Null: the category of block.json.
            'category' => in_array(self::CATEGORY, $slugs, true) ? self::CATEGORY : null,
            'panel' => __('Settings', 'stallkeeper-tools'),
            'blocks' => array_map($this->fields(...), $this->blocks->all()),
        ];
    }

    /** @return list<EditorField> */
    private function fields(Block $block): array
    {
        return array_map(
            static fn(Setting $field): array => [
                'name' => $field->name,
                'type' => $field->type->value,
                'label' => $field->label,
                'help' => $field->help,
                'min' => $field->min,
                'max' => $field->max,
                'choices' => self::options($block->choices($field->name) + $field->choices),
                'condition' => $block->conditions()[$field->name] ?? null,
            ],
            $block->fields(),
        );
    }

    /**
     * @param array<array-key, string> $choices
     * @return list<array{value: int|string, label: string}>
     */
    private static function options(array $choices): array
    {
        $options = [];
        foreach ($choices as $value => $label) {
            $options[] = ['value' => $value, 'label' => $label];
        }

        return $options;
    }
}
