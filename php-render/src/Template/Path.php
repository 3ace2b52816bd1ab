<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

/** A dotted path to a value of the view model, such as `hit.title` or `!hit.date`. */
final class Path
{
    /** @param non-empty-list<string> $keys */
    private function __construct(public readonly array $keys, private readonly bool $negated) {}

    /** @throws \InvalidArgumentException when the text is not a valid path */
    public static function parse(string $text): self
    {
        if (preg_match('/^!?[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)*$/D', $text) !== 1) {
            throw new \InvalidArgumentException(
                sprintf('"%s" is not the name of a value. Write a dotted name, such as hit.title or !hit.date.', $text),
            );
        }
        $keys = explode('.', ltrim($text, '!'));
        return new self($keys, $text[0] === '!');
    }

    /**
     * @param array<array-key, mixed> $data
     * @return mixed null when the value does not exist
     */
    public function read(array $data): mixed
    {
        $value = $data;
        foreach ($this->keys as $key) {
            if (!is_array($value) || !array_key_exists($key, $value)) {
                $value = null;
                break;
            }
            $value = $value[$key];
        }
        return $this->negated ? !self::isTruthy($value) : $value;
    }

    /**
     * Whether a value is true. PHP and JavaScript use the same rule: null, false, '', 0 and an empty list are false,
     * "0" is true.
     */
    public static function isTruthy(mixed $value): bool
    {
        return !in_array($value, [null, false, '', 0, 0.0, []], true);
    }
}
