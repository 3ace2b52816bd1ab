<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\Templates\Assets;

/** The field that adds a post or product by name. A button lists matches; a script lists them while the user types. */
final class PinnedAddition
{
    /** Slug of the screen that prints the field. */
    public const SCREEN = 'stallkeeper-pinned-results';

    private const SCRIPT = 'build/pinned-results.js';

    public function __construct(private readonly PinnedMatches $matches, private readonly Assets $assets) {}

    /** Hook: `admin_enqueue_scripts`. */
    public function enqueueScript(mixed $hook): void
    {
        if ($hook === get_plugin_page_hookname(self::SCREEN, OwnerMenu::SLUG)) {
            wp_enqueue_script(
                'stallkeeper-pinned-results',
                $this->assets->url(self::SCRIPT),
                [],
                $this->assets->version(self::SCRIPT),
                true,
            );
        }
    }

    public function print(PinnedForm $form): void
    {
        printf(
            '<div data-part="pinned-addition" data-url="%s"><p><label for="stallkeeper-addition">%s</label><br>' .
                '<input class="regular-text" id="stallkeeper-addition" name="addition" value="%s" autocomplete="off"' .
                ' aria-describedby="stallkeeper-addition-help"> <button class="button" name="%s" value="1">%s</button><br>' .
                '<span class="description" id="stallkeeper-addition-help">%s</span></p><div data-part="pinned-matches" aria-live="polite">',
            esc_url(PinnedMatches::address()),
            esc_html__('Pin another post or product', 'stallkeeper-tools'),
            esc_attr($form->addition),
            esc_attr(PinnedForm::FIND),
            esc_html__('Find', 'stallkeeper-tools'),
            esc_html__(
                'Name, ID or URL. It becomes a result of this query even if it does not contain the words.',
                'stallkeeper-tools',
            ),
        );
        $this->matches->print($form->matches);
        echo '</div></div>';
    }
}
