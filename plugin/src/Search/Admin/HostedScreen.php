<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Admin;

use Stallkeeper\Tools\Search\Hosted\Client;
use Stallkeeper\Tools\Search\Hosted\Provider;
use Stallkeeper\Tools\Search\Hosted\ProviderErrors;
use Stallkeeper\Tools\Search\Hosted\Settings;
use Stallkeeper\Tools\Search\Hosted\SettingsSanitizer;
use Stallkeeper\Tools\Search\Index\EmbeddedEngine;

/** The screen _Settings, Hosted search_. Values from wp-config.php are read-only. It never shows the saved write key. */
final class HostedScreen
{
    public const SLUG = 'stallkeeper-hosted-search';

    private const CAPABILITY = 'manage_options';

    public function addHooks(): void
    {
        add_action('stallkeeper_hosted_forget', Provider::forget(...));
        foreach (['add_option_', 'update_option_'] as $hook) {
            add_action($hook . Settings::OPTION, static fn() => Provider::forget());
        }
        add_action('admin_menu', $this->addPage(...));
        add_action('admin_init', $this->register(...));
    }

    private function addPage(): void
    {
        add_options_page(__('Hosted search', 'stallkeeper-tools'), __('Hosted search', 'stallkeeper-tools'), self::CAPABILITY, self::SLUG, $this->print(...));
    }

    private function register(): void
    {
        register_setting(Settings::OPTION, Settings::OPTION, ['type' => 'object', 'sanitize_callback' => SettingsSanitizer::sanitize(...), 'show_in_rest' => false]);
        add_settings_section('provider', '', $this->introduce(...), self::SLUG);
        $field = fn(string $name, string $label, callable $print) => add_settings_field($name, $label, $print, self::SLUG, 'provider', ['label_for' => "stallkeeper-$name"]);
        $field('on', __('Who answers', 'stallkeeper-tools'), fn() => HostedFields::checkbox('on', __('The hosted provider answers visitors’ searches.', 'stallkeeper-tools'), Settings::current()->isOn));
        $field('appId', __('App id', 'stallkeeper-tools'), fn() => HostedFields::text('appId', Settings::current()->appId));
        $field('searchKey', __('Search-only key', 'stallkeeper-tools'), fn() => HostedFields::text('searchKey', Settings::current()->searchKey, __('It stands in every page with a search, where everybody can read it: a key that may write is refused.', 'stallkeeper-tools')));
        $field('indexName', __('Index name', 'stallkeeper-tools'), fn() => HostedFields::text('indexName', Settings::current()->indexName, sprintf(
            /* translators: %s: name of an index */
            __('%s if the field is empty.', 'stallkeeper-tools'),
            EmbeddedEngine::INDEX,
        )));
        $field('writeKey', __('Write key', 'stallkeeper-tools'), HostedFields::writeKey(...));
        $field('minCharacters', __('Least length', 'stallkeeper-tools'), fn() => HostedFields::number('minCharacters', __('So many characters must stand in the box before typing causes a search. Enter always does.', 'stallkeeper-tools')));
        $field('debounceMs', __('Pause', 'stallkeeper-tools'), fn() => HostedFields::number('debounceMs', __('So many milliseconds without a new letter come before a search: each search costs, each letter need not.', 'stallkeeper-tools')));
    }

    private function introduce(): void
    {
        echo '<p>', esc_html__('The shop has a search engine of its own. A hosted provider that speaks Algolia’s protocol can take its place, and whenever that one does not answer, the shop’s own does.', 'stallkeeper-tools'), '</p>';
        if (!Client::canRun()) {
            echo '<div class="notice notice-error inline"><p>', esc_html__('This PHP lacks the curl extension or the plugin was installed without the provider’s client: pages are finished by the shop’s own engine, and only the browser asks the provider.', 'stallkeeper-tools'), '</p></div>';
        }
    }

    private function print(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            return;
        }
        echo '<div class="wrap"><h1>', esc_html(get_admin_page_title()), '</h1><form method="post" action="options.php">';
        settings_fields(Settings::OPTION);
        do_settings_sections(self::SLUG);
        submit_button();
        echo '</form>';
        $this->printFailures();
        echo '</div>';
    }

    private function printFailures(): void
    {
        $failures = ProviderErrors::all();
        echo '<h2>', esc_html__('When the provider did not answer', 'stallkeeper-tools'), '</h2>';
        if ($failures === []) {
            echo '<p>', esc_html__('It has not failed so far.', 'stallkeeper-tools'), '</p>';
            return;
        }
        echo '<p>', esc_html__('Each time the shop’s own engine answered, for the next two minutes at once.', 'stallkeeper-tools'), '</p><table class="widefat striped"><thead><tr>';
        foreach ([__('When', 'stallkeeper-tools'), __('What', 'stallkeeper-tools'), __('In its words', 'stallkeeper-tools')] as $head) {
            echo '<th scope="col">', esc_html($head), '</th>';
        }
        echo '</tr></thead><tbody>';
        foreach ($failures as $one) {
            $format = get_option('date_format');
            $when = wp_date((is_string($format) ? $format : 'Y-m-d') . ' H:i:s', $one['at']);
            printf('<tr><td>%s</td><td>%s</td><td>%s</td></tr>', esc_html((string) $when), esc_html(trim($one['kind'] . ' ' . ($one['status'] ?: ''))), esc_html($one['message']));
        }
        echo '</tbody></table>';
    }
}
