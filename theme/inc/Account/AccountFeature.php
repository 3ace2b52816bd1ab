<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Account;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Passwords in the account. */
final class AccountFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('body_class', [PasswordStrength::class, 'addBodyClass']);
        $hooks->add('woocommerce_register_form', [PasswordStrength::class, 'printHint'], 1);
        $hooks->add('woocommerce_resetpassword_form', [PasswordStrength::class, 'printHint'], 1);
    }
}
