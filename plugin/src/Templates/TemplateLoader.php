<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;

/** Loads a template with the theme's overrides. An override with an error is not used: the plugin's own template is. */
final class TemplateLoader
{
    /**
     * @param Lazy<OverrideErrors> $errors
     * @param Lazy<TemplateErrorNotice> $notices
     */
    public function __construct(
        private readonly TemplateFiles $files,
        #[LazyService(OverrideErrors::class)] private readonly Lazy $errors,
        #[LazyService(TemplateErrorNotice::class)] private readonly Lazy $notices,
    ) {}

    /**
     * @param string $name without directory and extension, such as `search/results`
     * @param array<string, mixed> $values variables for the template's PHP, by name
     * @param array<string, mixed> $fields the fields that its directives may read, see {@see
     *     \Stallkeeper\Render\Template\FieldCheck}
     * @throws TemplateException for an error in a template of the plugin
     */
    public function load(string $name, array $values, array $fields): LoadedTemplate
    {
        $rejected = [];
        while (true) {
            $compiler = new TemplateCompiler($this->files, $values, $fields, array_keys($rejected));
            try {
                return new LoadedTemplate($compiler->compile($name), array_values($rejected), $this->notices);
            } catch (TemplateException $error) {
                $part = $compiler->failedOverride();
                if ($part === null) {
                    throw $error;
                }
                $this->errors->get()->add($part, $error);
                $rejected[$part] = $error;
            }
        }
    }
}
