<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Admin;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Settings\SelectOptions;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\OwnerPage;
use Stallkeeper\Tools\Search\Fields\FieldDefinitions;
use Stallkeeper\Tools\Search\Fields\FieldLevel;
use Stallkeeper\Tools\Search\Fields\SearchField;
use Stallkeeper\Tools\Search\Fields\SearchFields;

/** The screen _Stallkeeper, Searched fields_: which fields are searched, and how much each of them counts. */
final class FieldsScreen
{
    public const SLUG = 'stallkeeper-search-fields';

    private const ACTION = 'stallkeeper_search_fields';

    private ?FieldsForm $form = null;

    public function __construct(
        private readonly FieldDefinitions $definitions,
        private readonly SearchFields $fields,
        private readonly RequestInput $input,
    ) {}

    public static function address(string $notice = ''): string
    {
        return OwnerMenu::address(self::SLUG, ['saved' => $notice]);
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

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                self::SLUG,
                __('Searched fields', 'stallkeeper-tools'),
                IndexActions::CAPABILITY,
                60,
                $this->printPage(...),
                $this->save(...),
                [
                    __(
                        'Searches look into the selected fields. A field with a high level moves its matches up; a field that is not searched is not in the index.',
                        'stallkeeper-tools',
                    ),
                    __('Saving a change rebuilds the index.', 'stallkeeper-tools'),
                ],
            ),
        );
    }

    /** Saves a submitted form; with errors, the page shows it again. */
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

    /** Callback of the page. */
    public function printPage(): void
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
        $labels = [];
        foreach (FieldLevel::cases() as $level) {
            $labels[$level->value] = $level->label();
        }
        $options = SelectOptions::html($labels, $chosen->value);
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
