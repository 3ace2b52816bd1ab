<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use UnexpectedValueException;

/** What a command of cli.php was handed: a JSON object, read by name and type. */
final class Input
{
    /** @param array<array-key, mixed> $values */
    private function __construct(private readonly array $values) {}

    public static function fromJson(string $json): self
    {
        $values = json_decode($json, true);
        return new self(is_array($values) ? $values : []);
    }

    /** @throws UnexpectedValueException when it is absent or no text */
    public function text(string $name): string
    {
        $value = $this->values[$name] ?? null;
        return is_string($value) ? $value : throw new UnexpectedValueException("The input lacks the text {$name}.");
    }

    public function optional(string $name): ?string
    {
        $value = $this->values[$name] ?? null;
        return is_string($value) ? $value : null;
    }

    /** @throws UnexpectedValueException when it is absent or no whole number */
    public function number(string $name): int
    {
        $value = $this->values[$name] ?? null;
        return is_int($value) ? $value : throw new UnexpectedValueException("The input lacks the number {$name}.");
    }

    /** @return bool false when it is absent */
    public function flag(string $name): bool
    {
        return ($this->values[$name] ?? null) === true;
    }

    /** @return list<string> empty when it is absent */
    public function texts(string $name): array
    {
        $value = $this->values[$name] ?? null;
        return is_array($value) ? array_values(array_filter($value, is_string(...))) : [];
    }
}
