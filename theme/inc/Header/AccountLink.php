<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Header;

use Stallkeeper\Theme\Customizer\DisplayOptions;

/** The link to the customer account in the header, with the name of a customer who is logged in. */
final class AccountLink
{
    public function __construct(private readonly DisplayOptions $options) {}

    /** Hook: `stallkeeper_header_tools`. */
    public function printLink(): void
    {
        $page = wc_get_page_id('myaccount');
        if ($page < 1 || get_post_status($page) !== 'publish' || !$this->options->isOn(DisplayOptions::ACCOUNT)) {
            return;
        }
        $user = wp_get_current_user();
        $name = $user->first_name !== '' ? $user->first_name : $user->display_name;
        printf(
            '<a class="account-link" href="%s"%s><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4.5 20.5c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/></svg>%s</a>',
            esc_url(wc_get_page_permalink('myaccount')),
            is_page($page) ? ' aria-current="page"' : '',
            $user->exists() && $name !== ''
                ? sprintf(
                    '<span class="account-link__name"><span class="screen-reader-text">%s </span>%s</span>',
                    esc_html__('Account:', 'stallkeeper'),
                    esc_html($name),
                )
                : sprintf('<span class="account-link__name">%s</span>', esc_html__('Account', 'stallkeeper')),
        );
    }
}
