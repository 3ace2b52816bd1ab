<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

/**
 * A template that cannot become a page: says which file, which line and what to mend.
 *
 * The line is the line of the template's output; {@see TemplateError::$tag} helps to find it in the PHP file.
 */
final class TemplateError extends \RuntimeException
{
    /**
     * @param string $template name of the template part, such as `search/hit`; '' when unknown
     * @param int $outputLine line in what that part printed, counted from 1
     * @param string $tag the text of the tag at fault, as it was written
     */
    public function __construct(
        string $message,
        public readonly string $template,
        public readonly int $outputLine,
        public readonly string $tag = '',
    ) {
        parent::__construct($message);
    }
}
