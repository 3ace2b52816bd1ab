<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Template\Template;

/** A template that can be printed, and the errors of the overrides that it does not use. */
final class LoadedTemplate
{
    /**
     * @param list<TemplateException> $errors
     * @param Lazy<TemplateErrorNotice> $notices
     */
    public function __construct(
        private readonly Template $template,
        private readonly array $errors,
        private readonly Lazy $notices,
    ) {}

    /**
     * @param array<string, mixed> $data the view model
     * @return string HTML with escaped values
     */
    public function render(array $data): string
    {
        return $this->template->render($data);
    }

    /** @return string the template as HTML with directives, for the browser */
    public function source(): string
    {
        return $this->template->source();
    }

    /** @return string HTML with one notice for each override that is not used; '' for visitors */
    public function notices(): string
    {
        return implode(
            '',
            array_map(fn(TemplateException $error): string => $this->notices->get()->ofOverride($error), $this->errors),
        );
    }
}
