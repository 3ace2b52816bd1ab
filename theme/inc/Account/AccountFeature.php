<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Account;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** The customer's account: dashboard, orders, downloads and passwords. */
final class AccountFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('body_class', [PasswordStrength::class, 'addBodyClass']);
        $hooks->add('woocommerce_register_form', [PasswordStrength::class, 'printHint'], 1);
        $hooks->add('woocommerce_resetpassword_form', [PasswordStrength::class, 'printHint'], 1);

        // The service is created on pages of the account only.
        $hooks->add('woocommerce_account_content', [Dashboard::class, 'openIntroduction'], 1);
        $hooks->addIfCreated('woocommerce_before_template_part', [Dashboard::class, 'openIntroduction']);
        $hooks->addIfCreated('woocommerce_after_template_part', [Dashboard::class, 'closeIntroduction']);
        $hooks->addIfCreated('woocommerce_account_dashboard', [Dashboard::class, 'printIntroduction'], PHP_INT_MIN + 1);
        $hooks->add('woocommerce_account_dashboard', [Dashboard::class, 'print'], 5);
        $hooks->add('woocommerce_before_account_orders', [OrderStatus::class, 'replaceColumn'], 20);
        $hooks->add('woocommerce_available_downloads', [Downloads::class, 'replaceTable'], 1);
    }
}
