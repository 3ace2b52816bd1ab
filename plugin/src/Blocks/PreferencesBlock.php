<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

use WP_HTML_Tag_Processor;

/** The switches of the footer, and the link to the privacy choices, for a page about privacy or accessibility. */
final class PreferencesBlock extends Block
{
    public function name(): string
    {
        return 'preferences';
    }

    public function fields(): array
    {
        return [self::title()];
    }

    public function html(array $values, bool $isPreview): string
    {
        $switches = self::printed(static function (): void {
            /** This action is documented in theme/footer.php */
            do_action('stallkeeper_preferences', true);
        });
        $links = self::printed(static function (): void {
            /** Fires below the switches of the block “Preferences”. Print links in paragraphs. */
            do_action('stallkeeper_preferences_links');
        });
        if ($switches === '' && $links === '') {
            return '';
        }

        return self::heading((string) $values['title']) .
            sprintf(
                '<div class="preferences" role="group" aria-label="%s">%s</div>%s',
                esc_attr__('Preferences', 'stallkeeper-tools'),
                $isPreview ? self::visible($switches) : $switches,
                $links,
            );
    }

    public function emptyHint(): string
    {
        return __('There are no preferences, so visitors do not see this block.', 'stallkeeper-tools');
    }

    /** Removes the attribute that hides the switches until a script shows them. The preview has no such script. */
    private static function visible(string $html): string
    {
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['tag_name' => 'button'])) {
            $tags->remove_attribute('hidden');
        }

        return $tags->get_updated_html();
    }

    /** @param callable(): void $print */
    private static function printed(callable $print): string
    {
        ob_start();
        $print();

        return trim((string) ob_get_clean());
    }
}
