<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Checkout;

use Stallkeeper\Tools\Attribution\FieldList;
use Stallkeeper\Tools\Attribution\OrderSource;

/** The source that the request's form posts, sanitized and completed with what the server knows. */
final class PostedSource
{
    /** @var array<string, string>|null */
    private ?array $values = null;

    public function __construct(private readonly FieldList $fields, private readonly OrderSource $source) {}

    /** @return array<string, string> values by field name, read once: {@see RequestSanitizer} changes the request afterwards */
    public function values(): array
    {
        return $this->values ??= $this->source->valuesFor($this->sent());
    }

    /** @return array<string, string> */
    private function sent(): array
    {
        $sent = [];
        foreach (array_keys($this->fields->fields()) as $field) {
            $value = $_POST[$this->fields->prefix() . $field] ?? null;
            $sent[$field] = is_string($value) ? wp_unslash($value) : '';
        }
        return $sent;
    }
}
