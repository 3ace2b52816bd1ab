<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Welcome;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** The first steps of an owner: checklist, content of a new site, and widgets of the previous theme. */
final class WelcomeFeature extends Feature
{
    /** WordPress compares the areas with the default priority. */
    private const AFTER_WORDPRESS = 20;

    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('after_setup_theme', [StarterContent::class, 'addSupport']);
        $hooks->add('after_switch_theme', [WidgetTakeover::class, 'takeOver'], self::AFTER_WORDPRESS, 2);
        $hooks->add('switch_theme', [WidgetTakeover::class, 'giveBack'], 10, 2);
        $hooks->add('admin_menu', [WelcomePage::class, 'addPage']);
        $hooks->add('admin_notices', [WelcomeNotice::class, 'printNotice']);
        $hooks->add('load-appearance_page_' . WelcomePage::SLUG, [WelcomeNotice::class, 'forget']);
        $hooks->add('admin_post_stallkeeper_dismiss_welcome', [WelcomeNotice::class, 'dismiss']);
    }
}
