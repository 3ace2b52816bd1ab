<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

/**
 * Thrown for an invalid template. The message describes how to fix it.
 *
 * The line refers to the template's output; {@see TemplateError::$tag} helps to find it in the PHP file.
 */
final class TemplateError extends \RuntimeException
{
    /**
     * @param string $template name of the template part, such as `search/hit`; '' if unknown
     * @param int $outputLine line in the output of that part, starting at 1
     * @param string $tag source of the tag that caused the error
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
