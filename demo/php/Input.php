<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use UnexpectedValueException;

/** Typed access to the JSON input of a cli.php command. */
final class Input
{
    /** @param array<array-key, mixed> $values */
    private function __construct(private readonly array $values) {}

    public static function fromJson(string $json): self
    {
        $values = json_decode($json, true);
        return new self(is_array($values) ? $values : []);
    }

    /** @throws UnexpectedValueException if the value is missing or not a string */
    public function text(string $name): string
    {
        $value = $this->values[$name] ?? null;
        return is_string($value)
            ? $value
            : throw new UnexpectedValueException("Missing input: the string \"{$name}\".");
    }

    /** @throws UnexpectedValueException if the value is missing or not an integer */
    public function number(string $name): int
    {
        $value = $this->values[$name] ?? null;
        return is_int($value) ? $value : throw new UnexpectedValueException("Missing input: the integer \"{$name}\".");
    }

    /** @return bool false if the value is missing */
    public function flag(string $name): bool
    {
        return ($this->values[$name] ?? null) === true;
    }

    /** @return list<string> empty if the value is missing */
    public function texts(string $name): array
    {
        $value = $this->values[$name] ?? null;
        return is_array($value) ? array_values(array_filter($value, is_string(...))) : [];
    }
}
