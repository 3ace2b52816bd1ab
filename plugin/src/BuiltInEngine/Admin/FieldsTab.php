<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Admin;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\Search\Fields\FieldDefinitions;
use Stallkeeper\Tools\Search\Fields\FieldLevel;
use Stallkeeper\Tools\Search\Fields\SearchField;
use Stallkeeper\Tools\Search\Fields\SearchFields;

/** The tab _Searched fields_ of _Tools, Search index_: which fields are searched, and how much each of them counts. */
final class FieldsTab
{
    public const TAB = 'fields';

    private const ACTION = 'stallkeeper_search_fields';

    private ?FieldsForm $form = null;

    public function __construct(
        private readonly FieldDefinitions $definitions,
        private readonly SearchFields $fields,
        private readonly RequestInput $input,
    ) {}

    public static function address(string $notice = ''): string
    {
        return add_query_arg(
            array_filter(['page' => IndexActions::SCREEN, 'tab' => self::TAB, 'saved' => $notice]),
            admin_url('tools.php'),
        );
    }

    /**
     * Hook: `stallkeeper_search_preview_links`.
     *
     * @return array<array-key, mixed>
     */
    public function addPreviewLink(mixed $links): array
    {
        return (is_array($links) ? $links : []) +
            (current_user_can(IndexActions::CAPABILITY)
                ? [self::address() => __('Searched fields', 'stallkeeper-tools')]
                : []);
    }

    public function isOpen(): bool
    {
        return $this->input->query()->text('tab') === self::TAB;
    }

    /**
     * Hook: `load-tools_page_stallkeeper-search-index`. Saves a submitted form; with errors, the page shows it again.
     */
    public function save(): void
    {
        $posted = $this->input->posted();
        if (!$posted->has('stallkeeper_fields')) {
            return;
        }
        if (!current_user_can(IndexActions::CAPABILITY)) {
            wp_die(esc_html__('Sorry, you are not allowed to do this.', 'stallkeeper-tools'), '', 403);
        }
        check_admin_referer(self::ACTION);
        $this->form = FieldsForm::submitted($posted->at('field'), $this->definitions, $this->fields);
        if ($this->form->errors !== []) {
            return;
        }
        $isChanged = $this->form->levels !== $this->fields->levels();
        if ($isChanged) {
            $this->fields->save($this->form->levels);
            // The next request notices the changed option, but on a site without visitors there may be none.
            wp_schedule_single_event(time(), IndexScheduler::WORK);
        }
        wp_safe_redirect(self::address($isChanged ? 'changed' : 'same'));
        exit();
    }

    /** @param string $status URL of the other tab */
    public function printTabs(string $status): void
    {
        printf(
            '<nav class="nav-tab-wrapper" aria-label="%s">',
            esc_attr__('Parts of this screen', 'stallkeeper-tools'),
        );
        foreach (
            [
                [__('Status', 'stallkeeper-tools'), $status, !$this->isOpen()],
                [__('Searched fields', 'stallkeeper-tools'), self::address(), $this->isOpen()],
            ]
            as [$label, $address, $isCurrent]
        ) {
            printf(
                '<a class="nav-tab%s" href="%s"%s>%s</a>',
                $isCurrent ? ' nav-tab-active' : '',
                esc_url($address),
                $isCurrent ? ' aria-current="page"' : '',
                esc_html($label),
            );
        }
        echo '</nav>';
    }

    public function print(): void
    {
        foreach ($this->form->errors ?? [] as $error) {
            printf('<div class="notice notice-error" role="alert"><p>%s</p></div>', esc_html($error));
        }
        $notice = $this->form === null ? self::notice($this->input->query()->text('saved')) : '';
        if ($notice !== '') {
            printf('<div class="notice notice-success" role="status"><p>%s</p></div>', esc_html($notice));
        }
        printf(
            '<p>%s</p>',
            esc_html__(
                'Select which parts of posts and products searches look into, and how much a match in each of them counts. Normal suits most sites: titles count more than categories, and categories more than texts.',
                'stallkeeper-tools',
            ),
        );
        printf(
            '<form method="post" action="%s"><input type="hidden" name="stallkeeper_fields" value="1">',
            esc_url(self::address()),
        );
        wp_nonce_field(self::ACTION);
        echo '<table class="form-table" role="presentation"><tbody>';
        $levels = $this->form->levels ?? $this->fields->levels();
        foreach ($this->definitions->all() as $key => $field) {
            self::printField($key, $field, $levels[$key] ?? $field->level);
        }
        printf(
            '</tbody></table><p class="description">%s</p>',
            esc_html__(
                'Saving a change rebuilds the index. The levels do not apply to WordPress’s own search, which answers if the index is not available.',
                'stallkeeper-tools',
            ),
        );
        printf(
            '<p><button class="button button-primary">%s</button></p></form>',
            esc_html__('Save fields', 'stallkeeper-tools'),
        );
    }

    private static function printField(string $key, SearchField $field, FieldLevel $chosen): void
    {
        $options = '';
        foreach (FieldLevel::cases() as $level) {
            $options .= sprintf(
                '<option value="%s"%s>%s</option>',
                esc_attr($level->value),
                $level === $chosen ? ' selected' : '',
                esc_html($level->label()),
            );
        }
        printf(
            '<tr><th scope="row"><label for="stallkeeper-field-%1$s">%2$s</label></th><td>' .
                '<select id="stallkeeper-field-%1$s" name="field[%1$s]"%3$s>%4$s</select>%5$s</td></tr>',
            esc_attr($key),
            esc_html($field->label),
            $field->help === '' ? '' : sprintf(' aria-describedby="stallkeeper-field-%s-help"', esc_attr($key)),
            $options, // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above
            $field->help === ''
                ? ''
                : sprintf(
                    ' <span class="description" id="stallkeeper-field-%s-help">%s</span>',
                    esc_attr($key),
                    esc_html($field->help),
                ),
        );
    }

    /** @param string $saved value of the URL parameter; unknown ones return '' */
    private static function notice(string $saved): string
    {
        return match ($saved) {
            'changed' => __(
                'Fields saved. The index is being rebuilt. Searches use the previous fields until the rebuild is complete.',
                'stallkeeper-tools',
            ),
            'same' => __('Nothing has changed, so the index stays as it is.', 'stallkeeper-tools'),
            default => '',
        };
    }
}
