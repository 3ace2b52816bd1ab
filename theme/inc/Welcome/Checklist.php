<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Welcome;

use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Style\StyleTokens;

/** The steps to set up a shop. Each step reads from the site whether it is done, so the owner does not mark it. */
final class Checklist
{
    /** The Customizer, which leads back to the checklist. The name of a control, section or panel follows. */
    private const CUSTOMIZER = 'customize.php?return=themes.php%3Fpage%3Dstallkeeper-welcome&autofocus';

    private const MAX_STEPS = 20;

    public function __construct(private readonly StyleTokens $style) {}

    /** @return list<ChecklistStep> */
    public function steps(): array
    {
        $steps = [
            ...$this->lookSteps(),
            ...function_exists('WC') ? $this->shopSteps() : [self::shopStep()],
            ...defined('STALLKEEPER_TOOLS_VERSION') ? [] : [self::pluginStep()],
        ];
        $values = array_map(static fn(ChecklistStep $step): array => $step->values(), $steps);

        /**
         * Filters the steps of the checklist in Appearance > Stallkeeper.
         *
         * @param list<array{title: string, text: string, url: string, action: string, is_done: bool}> $steps plain
         *     texts; url: page where the step is done; action: text of the link
         */
        $values = apply_filters('stallkeeper_checklist', $values);
        $steps = array_filter(array_map(ChecklistStep::fromValues(...), is_array($values) ? $values : []));

        return array_slice(array_values($steps), 0, self::MAX_STEPS);
    }

    /** @return list<ChecklistStep> */
    private function lookSteps(): array
    {
        return [
            new ChecklistStep(
                __('Add your logo', 'stallkeeper'),
                __('Without a logo, the header shows the name of the site.', 'stallkeeper'),
                admin_url(self::CUSTOMIZER . '[control]=custom_logo'),
                __('Choose a logo', 'stallkeeper'),
                has_custom_logo(),
            ),
            new ChecklistStep(
                __('Choose colors and fonts', 'stallkeeper'),
                __('Palettes, your own colors, fonts and shapes, with a preview.', 'stallkeeper'),
                admin_url(self::CUSTOMIZER . '[section]=stallkeeper_style'),
                __('Choose a style', 'stallkeeper'),
                $this->style->css() !== '',
            ),
            new ChecklistStep(
                __('Choose the main menu', 'stallkeeper'),
                __(
                    'Without a menu, the header shows your pages, and the catalog your product categories.',
                    'stallkeeper',
                ),
                admin_url(self::CUSTOMIZER . '[panel]=nav_menus'),
                __('Edit menus', 'stallkeeper'),
                has_nav_menu('primary'),
            ),
            new ChecklistStep(
                __('Choose the front page', 'stallkeeper'),
                __(
                    'With a static page, its content is one of the sections. The others show your products and categories.',
                    'stallkeeper',
                ),
                admin_url(self::CUSTOMIZER . '[section]=static_front_page'),
                __('Choose a page', 'stallkeeper'),
                get_option('show_on_front') === 'page' &&
                    SettingType::integer(get_option('page_on_front'), 0, 0, PHP_INT_MAX) > 0,
            ),
        ];
    }

    /** @return list<ChecklistStep> */
    private function shopSteps(): array
    {
        return [
            new ChecklistStep(
                __('Add products', 'stallkeeper'),
                __('Lists look best with images of the same shape.', 'stallkeeper'),
                admin_url('post-new.php?post_type=product'),
                __('Add a product', 'stallkeeper'),
                wc_get_products(['limit' => 1, 'return' => 'ids', 'status' => 'publish']) !== [],
            ),
            new ChecklistStep(
                __('Turn on a payment method', 'stallkeeper'),
                __('Customers cannot order without one.', 'stallkeeper'),
                admin_url('admin.php?page=wc-settings&tab=checkout'),
                __('Edit payment methods', 'stallkeeper'),
                self::hasPaymentMethod(),
            ),
            new ChecklistStep(
                __('Link your terms and your privacy policy', 'stallkeeper'),
                __('The checkout and the footer link to them.', 'stallkeeper'),
                admin_url('admin.php?page=wc-settings&tab=advanced'),
                __('Choose the pages', 'stallkeeper'),
                wc_terms_and_conditions_page_id() > 0 && get_privacy_policy_url() !== '',
            ),
            new ChecklistStep(
                __('Place a test order', 'stallkeeper'),
                __('You see what customers see, from the product to the e-mail.', 'stallkeeper'),
                wc_get_page_permalink('shop'),
                __('Open the shop', 'stallkeeper'),
                wc_get_orders(['limit' => 1, 'return' => 'ids', 'type' => 'shop_order']) !== [],
            ),
        ];
    }

    private static function shopStep(): ChecklistStep
    {
        return new ChecklistStep(
            __('Install WooCommerce', 'stallkeeper'),
            __('The theme shows products, cart and checkout with it.', 'stallkeeper'),
            admin_url('plugin-install.php?s=woocommerce&tab=search'),
            __('Find the plugin', 'stallkeeper'),
            false,
        );
    }

    private static function pluginStep(): ChecklistStep
    {
        return new ChecklistStep(
            __('Install Stallkeeper Tools', 'stallkeeper'),
            __(
                'The plugin adds instant search with filters and suggestions, order attribution with consent, and protection against duplicate orders. The theme works on its own.',
                'stallkeeper',
            ),
            admin_url('plugin-install.php'),
            __('Add the plugin', 'stallkeeper'),
            false,
        );
    }

    /** Reads the settings of all gateways, whether or not they are available for a cart. */
    private static function hasPaymentMethod(): bool
    {
        /** @var array<\WC_Gateway_COD> $gateways each has get_option() of WC_Settings_API */
        $gateways = WC()->payment_gateways()->payment_gateways();
        foreach ($gateways as $gateway) {
            if ($gateway->get_option('enabled') === 'yes') {
                return true;
            }
        }

        return false;
    }
}
