<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\SiteHealth\TestResult;
use Stallkeeper\Tools\SiteHealth\TestStatus;

/** Tells administrators about overrides of templates: an admin notice for errors, and a Site Health test. */
final class OverrideReport
{
    private const TEST = 'stallkeeper_templates';
    private const SCREENS = ['dashboard', 'themes', 'plugins', 'update-core'];

    public function __construct(
        private readonly OverrideErrors $overrideErrors,
        private readonly TemplateFiles $files,
    ) {}

    /** Hook: `admin_notices`. */
    public function printNotice(): void
    {
        $screen = get_current_screen();
        if (
            $screen === null ||
            !in_array($screen->id, self::SCREENS, true) ||
            !current_user_can('edit_theme_options')
        ) {
            return;
        }
        $errors = $this->errors();
        if ($errors !== []) {
            printf(
                '<div class="notice notice-warning"><p>%s</p><ul class="ul-disc">%s</ul></div>',
                esc_html__(
                    'Stallkeeper Tools does not use these template overrides. Visitors see the plugin’s own templates.',
                    'stallkeeper-tools',
                ),
                implode(
                    '',
                    array_map(static fn(string $error): string => '<li>' . esc_html($error) . '</li>', $errors),
                ),
            );
        }
    }

    /** Hook: `site_status_tests`. */
    public function addTest(mixed $tests): mixed
    {
        if (is_array($tests)) {
            $tests['direct'] = Input::fromArray($tests)->at('direct')->all() + [
                self::TEST => [
                    'label' => __('Stallkeeper templates', 'stallkeeper-tools'),
                    'test' => [$this, 'result'],
                ],
            ];
        }

        return $tests;
    }

    /** @return array<string, mixed> a result of Site Health */
    public function result(): array
    {
        $errors = $this->errors();
        $outdated = $this->outdated();
        $result = match (true) {
            $errors !== [] => new TestResult(
                TestStatus::Recommended,
                __('Template overrides of the theme have errors', 'stallkeeper-tools'),
                __(
                    'Stallkeeper Tools does not use these overrides. Correct them, then reload a page that uses them.',
                    'stallkeeper-tools',
                ),
                [...$errors, ...$outdated],
            ),
            $outdated !== [] => new TestResult(
                TestStatus::Recommended,
                __('The theme has outdated templates of Stallkeeper Tools', 'stallkeeper-tools'),
                __('Compare these files with the plugin’s templates and update their @version.', 'stallkeeper-tools'),
                $outdated,
            ),
            default => new TestResult(
                TestStatus::Good,
                __('The theme has no outdated templates of Stallkeeper Tools', 'stallkeeper-tools'),
                __(
                    'The template overrides in the theme’s “stallkeeper” directory are up to date. Errors are listed after a page has used the template.',
                    'stallkeeper-tools',
                ),
            ),
        };

        return $result->toArray(self::TEST);
    }

    /** @return list<string> one sentence for each override that is not used */
    private function errors(): array
    {
        return array_values(
            array_map(
                static fn(array $error): string => sprintf(
                    /* translators: 1: template file, 2: line number, 3: error message */
                    __('%1$s, line %2$d: %3$s', 'stallkeeper-tools'),
                    $error['file'],
                    $error['line'],
                    $error['message'],
                ),
                $this->overrideErrors->current(),
            ),
        );
    }

    /** @return list<string> one sentence for each override of an older version */
    private function outdated(): array
    {
        $lines = [];
        $files = $this->files;
        foreach ($files->names() as $name) {
            $override = $files->find($name);
            $version = $override->isOverride ? $override->version() : null;
            $current = (string) $files->own($name)->version();
            if ($version !== null && version_compare($version, $current, '<')) {
                $lines[] = sprintf(
                    /* translators: 1: template, 2: version of the theme's copy, 3: version of the plugin's file */
                    __(
                        'stallkeeper/%1$s.php has version %2$s. The plugin’s template has version %3$s.',
                        'stallkeeper-tools',
                    ),
                    $name,
                    $version,
                    $current,
                );
            }
        }

        return $lines;
    }
}
