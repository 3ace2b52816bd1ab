<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Welcome;

use Stallkeeper\Theme\Templates\TemplatePart;

/** The page Appearance > Stallkeeper with the checklist for a new shop. */
final class WelcomePage
{
    public const SLUG = 'stallkeeper-welcome';

    /** Same as the Customizer's, to which most steps lead. */
    public const CAPABILITY = 'edit_theme_options';

    public function __construct(private readonly Checklist $checklist, private readonly TemplatePart $parts) {}

    /** Hook: `admin_menu`. */
    public function addPage(): void
    {
        add_theme_page(
            __('Welcome to Stallkeeper', 'stallkeeper'),
            'Stallkeeper',
            self::CAPABILITY,
            self::SLUG,
            [$this, 'printPage'],
            0,
        );
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        // The part escapes its values.
        echo $this->parts->html('parts/admin/welcome', [
            'steps' => $this->checklist->steps(),
            'links' => self::links(),
        ]);
    }

    /** @return array<string, string> URL => text */
    private static function links(): array
    {
        return [
            admin_url('customize.php?return=' . rawurlencode('themes.php?page=' . self::SLUG)) => __(
                'Header, footer, product lists and sections of the front page, with a preview',
                'stallkeeper',
            ),
            admin_url('post-new.php?post_type=page') => __(
                'A page from the patterns of the category “Shop front”',
                'stallkeeper',
            ),
            admin_url('widgets.php') => __('Widgets for the footer, the sidebar and a newsletter', 'stallkeeper'),
        ];
    }

    public static function url(): string
    {
        return admin_url('themes.php?page=' . self::SLUG);
    }
}
