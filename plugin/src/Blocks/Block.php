<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;

/** A block that PHP renders. Its file blocks/{name}/block.json has its title and what the editor allows. */
abstract class Block
{
    /** Maximum number of characters of a heading. */
    private const TITLE = 80;

    /** Name without the namespace, and name of the directory of its block.json. */
    abstract public function name(): string;

    /** @return list<Setting> its attributes, in the order of the editor's sidebar */
    abstract public function fields(): array;

    /**
     * @param array<string, bool|int|string> $values a valid value for each field
     * @param bool $isPreview whether the editor shows the HTML
     * @return string finished HTML; '' if there is nothing to show
     */
    abstract public function html(array $values, bool $isPreview): string;

    /** @return string explains in the editor why visitors do not see the block; plain text */
    abstract public function emptyHint(): string;

    /** Default alignment: '', 'wide' or 'full'. */
    public function align(): string
    {
        return '';
    }

    /** @return array<int, string> value => label of a field whose choices only the site knows */
    public function choices(string $field): array
    {
        return [];
    }

    /** @return array<string, array{string, list<string>}> field => another field, and its values that need this one */
    public function conditions(): array
    {
        return [];
    }

    final protected static function title(): Setting
    {
        return new Setting(
            'title',
            SettingType::Text,
            '',
            __('Heading', 'stallkeeper-tools'),
            max: self::TITLE,
            clean: sanitize_text_field(...),
        );
    }

    /** @return string HTML of the block's heading in themes that do not render the block */
    final protected static function heading(string $title): string
    {
        return $title === '' ? '' : '<h2>' . esc_html($title) . '</h2>';
    }

    /**
     * @param array<string, bool|int|string> $values
     * @return ?string HTML from the theme; null if the theme does not render this block
     */
    final protected function fromTheme(array $values): ?string
    {
        $name = $this->name();
        /**
         * Filters the HTML of a block that the theme may render: `products`, `banner` or `catalog`. A theme that
         * returns null gets plain markup.
         *
         * @param string|null $html finished HTML; '' if there is nothing to show
         * @param array<string, bool|int|string> $values valid values of the block's attributes
         */
        $html = apply_filters("stallkeeper_block_{$name}", null, $values);

        return is_string($html) ? $html : null;
    }
}
