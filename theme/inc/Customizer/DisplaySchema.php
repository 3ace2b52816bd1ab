<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Customizer;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Footer\PaymentMethods;
use Stallkeeper\Theme\Header\Announcement;
use Stallkeeper\Theme\Layout\LayoutFields;

/** The settings that hide parts of the pages. DisplayOptions has their names and defaults, for every page. */
final class DisplaySchema implements SettingsSchema
{
    private const PRIORITY = 125;

    public function sections(): array
    {
        return [
            new SettingsSection(
                'stallkeeper_frame',
                __('Header and footer', 'stallkeeper'),
                [
                    self::text(
                        Announcement::TEXT,
                        __('Announcement above the header', 'stallkeeper'),
                        Announcement::MAX_LENGTH,
                    ),
                    new Setting(
                        DisplayOptions::PREFIX . Announcement::URL,
                        SettingType::Url,
                        '',
                        __('Link of the announcement', 'stallkeeper'),
                        max: Announcement::MAX_URL_LENGTH,
                        clean: esc_url_raw(...),
                    ),
                    self::boolean(DisplayOptions::TOP_BAR, __('Show the top bar.', 'stallkeeper')),
                    self::boolean(
                        DisplayOptions::SOCIAL_TOP,
                        __('Show the social links in the top bar.', 'stallkeeper'),
                    ),
                    self::boolean(
                        DisplayOptions::SOCIAL_FOOT,
                        __('Show the social links in the footer.', 'stallkeeper'),
                    ),
                    LayoutFields::header(),
                    self::boolean(DisplayOptions::SEARCH, __('Show the search in the header.', 'stallkeeper')),
                    LayoutFields::search(),
                    self::boolean(
                        DisplayOptions::ACCOUNT,
                        __('Show the link to the customer account in the header.', 'stallkeeper'),
                    ),
                    self::boolean(
                        DisplayOptions::STICKY,
                        __('Keep the header visible while scrolling.', 'stallkeeper'),
                    ),
                    LayoutFields::stickyPart(),
                    self::boolean(
                        DisplayOptions::CATALOG_COLUMN,
                        __('Show the catalog menu next to the content on wide screens.', 'stallkeeper'),
                    ),
                    LayoutFields::catalogSide(),
                    self::boolean(
                        DisplayOptions::CATALOG_COLUMN_OF_PRODUCTS,
                        __('Show the catalog menu next to the product on its page, too.', 'stallkeeper'),
                    ),
                    self::boolean(
                        DisplayOptions::CHECKOUT_MENUS,
                        __('Show menus, search and footer widgets on the checkout page, too.', 'stallkeeper'),
                    ),
                    self::boolean(
                        DisplayOptions::CATALOG_COLUMN_OF_LISTS,
                        __(
                            'Show the catalog menu next to the products of the shop and its categories, too.',
                            'stallkeeper',
                        ),
                    ),
                    self::boolean(
                        DisplayOptions::FOOTER_LINKS,
                        __('Link to the pages of the shop if the footer has no widgets and no menu.', 'stallkeeper'),
                    ),
                    self::boolean(DisplayOptions::BACK_TO_TOP, __('Show a back-to-top button.', 'stallkeeper')),
                    self::text(
                        PaymentMethods::SETTING,
                        __('Payment methods in the footer', 'stallkeeper'),
                        PaymentMethods::MAX_LENGTH,
                        __('Names with commas between them, for example: Visa, Mastercard, PayPal', 'stallkeeper'),
                    ),
                ],
                self::PRIORITY,
            ),
            new SettingsSection(
                'stallkeeper_journal',
                __('Blog', 'stallkeeper'),
                [
                    LayoutFields::posts(),
                    self::boolean(DisplayOptions::SIDEBAR, __('Show the sidebar.', 'stallkeeper')),
                    self::boolean(DisplayOptions::LIST_EXCERPT, __('Show excerpts in lists of posts.', 'stallkeeper')),
                    self::boolean(
                        DisplayOptions::POST_PICTURE,
                        __('Show the featured image above the post.', 'stallkeeper'),
                    ),
                    self::boolean(DisplayOptions::POST_DATE, __('Show the date.', 'stallkeeper')),
                    self::boolean(DisplayOptions::POST_AUTHOR, __('Show the author.', 'stallkeeper')),
                    self::boolean(DisplayOptions::POST_CATEGORIES, __('Show the categories.', 'stallkeeper')),
                    self::boolean(DisplayOptions::POST_TAGS, __('Show the tags.', 'stallkeeper')),
                ],
                self::PRIORITY,
            ),
        ];
    }

    private static function text(string $name, string $label, int $max, string $help = ''): Setting
    {
        return new Setting(
            DisplayOptions::PREFIX . $name,
            SettingType::Text,
            '',
            $label,
            $help,
            max: $max,
            clean: sanitize_text_field(...),
        );
    }

    private static function boolean(string $name, string $label): Setting
    {
        return new Setting(
            DisplayOptions::PREFIX . $name,
            SettingType::Boolean,
            DisplayOptions::default($name),
            $label,
        );
    }
}
