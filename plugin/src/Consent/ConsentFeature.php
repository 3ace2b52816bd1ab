<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Consent;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Asks visitors for consent, saves the choice, and tells analytics tags about it. */
final class ConsentFeature extends Feature
{
    public function __construct(private readonly RequestInput $input) {}

    public function addHooks(Hooks $hooks): void
    {
        if (!$this->input->isPlain()) {
            // Before anything that reads the choice.
            $hooks->add('init', [ConsentRequest::class, 'saveChoice'], 1);
        }
        // After all redirects, before output.
        $hooks->add('template_redirect', [ConsentBanner::class, 'decideHeaders'], PHP_INT_MAX - 3);
        $hooks->add('stallkeeper_before_header', [ConsentBanner::class, 'printBanner']);
        $hooks->add('stallkeeper_footer', [ConsentBanner::class, 'printLink']);
        $hooks->add('stallkeeper_preferences_links', [ConsentBanner::class, 'printLink']);
        // Plugins print their tags from priority 1 on.
        $hooks->add('wp_head', [ConsentMode::class, 'printDefaults'], 0);
        // After the scripts of order sources.
        $hooks->add('wp_enqueue_scripts', [ConsentMode::class, 'enqueue'], 21);
        $hooks->add('stallkeeper_overview', [ConsentBox::class, 'addBox']);
        $hooks->add('stallkeeper_checklist', [ConsentBox::class, 'addStep']);
        $hooks->add('site_status_tests', [ConsentHealth::class, 'addTest']);
        // Before shops' own callbacks.
        $hooks->add('stallkeeper_search_report_consent', [SelectionConsent::class, 'filterConsent'], 5);
        $hooks->add('stallkeeper_search_report_order_consent', [SelectionConsent::class, 'isOrderAllowed'], 5);
    }
}
