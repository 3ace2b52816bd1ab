<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SettingsFile;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\OwnerPage;
use Stallkeeper\Tools\Settings\InvalidSettings;

/** The screen _Stallkeeper, Import and export_: a file with all settings. */
final class SettingsFileScreen
{
    public const SLUG = 'stallkeeper-settings-file';
    public const CAPABILITY = 'manage_options';

    private const EXPORT = 'stallkeeper_settings_export';
    private const IMPORT = 'stallkeeper_settings_import';

    /** @var list<string> sentences */
    private array $problems = [];

    /** @var array{saved: list<string>, skipped: list<string>}|null result of an import in this request */
    private ?array $imported = null;

    public function __construct(private readonly SettingsFile $file, private readonly RequestInput $input) {}

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                self::SLUG,
                __('Import and export', 'stallkeeper-tools'),
                self::CAPABILITY,
                100,
                $this->printPage(...),
                $this->import(...),
                [
                    __(
                        'The file contains the settings of all screens and of the Customizer, but no write key, no counts and no orders.',
                        'stallkeeper-tools',
                    ),
                    __(
                        'Pinned results refer to posts by ID, so they only fit the same site or a copy of it.',
                        'stallkeeper-tools',
                    ),
                ],
            ),
        );
    }

    /** Hook: `admin_post_stallkeeper_settings_export`. */
    public function sendFile(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('Sorry, you are not allowed to do this.', 'stallkeeper-tools'), '', 403);
        }
        check_admin_referer(self::EXPORT);
        nocache_headers();
        header('Content-Type: application/json; charset=utf-8');
        header('X-Content-Type-Options: nosniff');
        header('Content-Disposition: attachment; filename="stallkeeper-settings-' . gmdate('Y-m-d') . '.json"');
        // JSON and not HTML, so nothing is escaped.
        echo $this->file->encode();
        exit();
    }

    /** Imports a submitted file. */
    public function import(): void
    {
        if ($this->input->server()->text('REQUEST_METHOD') !== 'POST') {
            return;
        }
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('Sorry, you are not allowed to do this.', 'stallkeeper-tools'), '', 403);
        }
        if ($this->input->posted()->all() !== []) {
            check_admin_referer(self::IMPORT);
        }
        try {
            $this->imported = $this->file->import($this->upload());
        } catch (InvalidSettings $error) {
            $this->problems = $error->problems;
        }
    }

    /** @throws InvalidSettings if there is no file, or PHP has refused it for its size */
    private function upload(): string
    {
        $file = $this->input->uploads()->at('file');
        $path = $file->text('tmp_name');
        // PHP drops a form that is larger than post_max_size, with all of its fields.
        $isTooLarge =
            $this->input->posted()->all() === [] ||
            in_array($file->number('error'), [UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE], true);
        if ($isTooLarge) {
            throw SettingsFile::tooLarge();
        }
        $json = is_file($path) ? file_get_contents($path, false, null, 0, SettingsFile::MAX_BYTES + 1) : false;

        return is_string($json) ? $json : throw new InvalidSettings([__('Select a file.', 'stallkeeper-tools')]);
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        $this->printResult();
        printf(
            '<h2>%s</h2><p>%s</p><p><a class="button" href="%s">%s</a></p>',
            esc_html__('Export', 'stallkeeper-tools'),
            esc_html__(
                'Save the settings of all screens as a file, as a backup or for another site.',
                'stallkeeper-tools',
            ),
            esc_url(wp_nonce_url(add_query_arg('action', self::EXPORT, admin_url('admin-post.php')), self::EXPORT)),
            esc_html__('Export settings', 'stallkeeper-tools'),
        );
        printf(
            '<h2>%s</h2><form method="post" enctype="multipart/form-data" action="%s">',
            esc_html__('Import', 'stallkeeper-tools'),
            esc_url(OwnerMenu::address(self::SLUG)),
        );
        wp_nonce_field(self::IMPORT, '_wpnonce', false);
        printf(
            '<p><label for="stallkeeper-file">%s</label><br><input type="file" id="stallkeeper-file" name="file" accept=".json,application/json" required aria-describedby="stallkeeper-file-about"></p><p class="description" id="stallkeeper-file-about">%s</p><p><button class="button button-primary">%s</button></p></form>',
            esc_html__('Settings file', 'stallkeeper-tools'),
            esc_html__(
                'The settings in the file replace those of this site. If a value is not valid, nothing is changed.',
                'stallkeeper-tools',
            ),
            esc_html__('Import settings', 'stallkeeper-tools'),
        );
    }

    private function printResult(): void
    {
        if ($this->problems !== []) {
            echo '<div class="notice notice-error" role="alert"><p>',
                esc_html__('Nothing was imported. Correct these problems:', 'stallkeeper-tools'),
                '</p><ul class="ul-disc">';
            foreach ($this->problems as $problem) {
                printf('<li>%s</li>', esc_html($problem));
            }
            echo '</ul></div>';
        }
        if ($this->imported === null) {
            return;
        }
        $separator = wp_get_list_item_separator();
        printf(
            '<div class="notice notice-success" role="status"><p>%s</p>',
            esc_html(
                sprintf(
                    /* translators: %s: titles of groups of settings */
                    __('Imported: %s.', 'stallkeeper-tools'),
                    implode($separator, $this->imported['saved']),
                ),
            ),
        );
        if ($this->imported['skipped'] !== []) {
            printf(
                '<p>%s</p>',
                esc_html(
                    sprintf(
                        /* translators: %s: names of parts of a file */
                        __('Left out, because this site does not know them: %s.', 'stallkeeper-tools'),
                        implode($separator, array_slice($this->imported['skipped'], 0, 20)),
                    ),
                ),
            );
        }
        echo '</div>';
    }
}
