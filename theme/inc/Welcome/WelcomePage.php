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
            [$this, 'print'],
            0,
        );
    }

    public function print(): void
    {
        // The part escapes its values.
        echo $this->parts->html('parts/admin/welcome', ['steps' => $this->checklist->steps()]);
    }

    public static function url(): string
    {
        return admin_url('themes.php?page=' . self::SLUG);
    }
}
