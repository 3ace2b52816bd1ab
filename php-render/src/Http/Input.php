<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Http;

use BackedEnum;
use Stallkeeper\Render\Settings\SettingType;

/**
 * Reads values from an untrusted array: parameters of a request, a provider's response, a stored option. Missing values
 * and values of another type become empty, or the default.
 *
 * Text keeps all of its bytes except slashes. Which characters are valid depends on its use: QueryText and SafeText
 * remove NUL bytes and invalid UTF-8.
 */
final class Input
{
    /** @param array<array-key, mixed> $values */
    private function __construct(private readonly array $values, private readonly bool $isSlashed) {}

    /** @param mixed $data an array; anything else has no values */
    public static function fromArray(mixed $data): self
    {
        return new self(is_array($data) ? $data : [], false);
    }

    /**
     * @param array<array-key, mixed> $data values to which WordPress has added slashes, as in $_POST; reading removes
     *     them
     */
    public static function slashed(array $data): self
    {
        return new self($data, true);
    }

    /** Whether there are values with these names. Null counts as missing. */
    public function has(string ...$names): bool
    {
        return array_filter($names, fn(string $name): bool => !isset($this->values[$name])) === [];
    }

    /**
     * @param int $maxLength maximum number of characters; longer text is invalid, because a part of it has another
     *     meaning
     * @return string also for whole numbers, because providers send ids in both forms; '' for everything else
     */
    public function text(string $name, int $maxLength = PHP_INT_MAX): string
    {
        $value = $this->values[$name] ?? null;
        $text =
            is_string($value) && $this->isSlashed
                ? stripslashes($value)
                : (is_string($value) || is_int($value)
                    ? (string) $value
                    : '');

        return $maxLength === PHP_INT_MAX || mb_strlen($text, 'UTF-8') <= $maxLength ? $text : '';
    }

    /** @return string|null null for everything but text */
    public function textOrNull(string $name): ?string
    {
        return is_string($this->values[$name] ?? null) ? $this->text($name) : null;
    }

    /**
     * @template T of BackedEnum
     *
     * @param class-string<T> $enum with text as values
     *
     * @return T|null null for other values
     */
    public function choice(string $name, string $enum): ?BackedEnum
    {
        return $enum::tryFrom($this->text($name));
    }

    /** @return int number as text, such as a parameter; {@see SettingType::integer()} */
    public function integer(string $name, int $min, int $max, int $default): int
    {
        return SettingType::integer($this->values[$name] ?? null, $default, $min, $max);
    }

    /** @return int number of a JSON document, at least 0; 0 for everything else */
    public function number(string $name): int
    {
        $value = $this->values[$name] ?? null;

        return is_int($value) || is_float($value) ? max(0, (int) $value) : 0;
    }

    /** @return self the values of a nested array */
    public function at(string|int ...$path): self
    {
        $value = $this->values;
        foreach ($path as $name) {
            $value = is_array($value) ? $value[$name] ?? null : null;
        }
        return new self(is_array($value) ? $value : [], $this->isSlashed);
    }

    /** @return list<string> the texts of a list, without empty ones */
    public function texts(string $name): array
    {
        return array_values(
            array_filter($this->at($name)->all(), static fn(mixed $one): bool => is_string($one) && $one !== ''),
        );
    }

    /** @return list<mixed> */
    public function list(string $name): array
    {
        return array_values($this->at($name)->all());
    }

    /** @return list<string> names of all values */
    public function names(): array
    {
        return array_map(strval(...), array_keys($this->values));
    }

    /** @return array<array-key, mixed> all values, without slashes */
    public function all(): array
    {
        $values = $this->values;
        if ($this->isSlashed) {
            array_walk_recursive($values, function (mixed &$value): void {
                $value = is_string($value) ? stripslashes($value) : $value;
            });
        }
        return $values;
    }
}
