<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/** Loads a template with the theme's overrides. An override with an error is not used: the plugin's own template is. */
final class TemplateLoader
{
    /**
     * @param string $name without directory and extension, such as `search/results`
     * @param array<string, mixed> $values variables for the template's PHP, by name
     * @param array<string, mixed> $fields the fields that its directives may read, see {@see \Stallkeeper\Render\Template\FieldCheck}
     * @throws TemplateException for an error in a template of the plugin
     */
    public static function load(string $name, array $values, array $fields): LoadedTemplate
    {
        $rejected = [];
        while (true) {
            $compiler = new TemplateCompiler($values, $fields, array_keys($rejected));
            try {
                return new LoadedTemplate($compiler->compile($name), array_values($rejected));
            } catch (TemplateException $error) {
                $part = $compiler->failedOverride();
                if ($part === null) {
                    throw $error;
                }
                OverrideErrors::add($part, $error);
                $rejected[$part] = $error;
            }
        }
    }
}
