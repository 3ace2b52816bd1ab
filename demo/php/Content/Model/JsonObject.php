<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/**
 * Typed access to a JSON object. The class records which keys were read, so that rejectUnknownKeys() can report typing
 * errors such as "exerpt".
 */
final class JsonObject
{
    /** @var array<string, true> */
    private array $readKeys = [];

    /** @param array<array-key, mixed> $values */
    public function __construct(private array $values, private string $location) {}

    /** @throws ContentError if the text is not a JSON object */
    public static function fromJson(string $json, string $location): self
    {
        $values = json_decode($json, true);
        if (!is_array($values) || ($values !== [] && array_is_list($values))) {
            throw new ContentError("$location: not a JSON object: " . json_last_error_msg());
        }

        return new self($values, $location);
    }

    /**
     * Splits a content file into its header, which is JSON in an HTML comment, and its HTML body.
     *
     * @return array{self, string} header and body
     * @throws ContentError if the header is missing
     */
    public static function parseFile(string $file, string $text): array
    {
        // The header ends at the first line that contains only "-->". The body can contain comments of its own.
        if (preg_match('/\A<!--\n(\{.*?\n\})\n-->\n(.*)\z/su', $text, $parts) !== 1) {
            throw new ContentError("$file: must start with a JSON header in an HTML comment");
        }

        return [self::fromJson($parts[1], $file), trim($parts[2])];
    }

    public function has(string $key): bool
    {
        return array_key_exists($key, $this->values);
    }

    /** @throws ContentError if the key is missing, not a string, or empty */
    public function string(string $key): string
    {
        $value = $this->text($key);
        if ($value === '') {
            throw $this->error($key, 'must not be empty');
        }

        return $value;
    }

    /** Returns a required string, which can be empty. */
    public function text(string $key): string
    {
        $value = $this->value($key);

        return is_string($value) ? $value : throw $this->error($key, 'must be a string');
    }

    /** Returns a non-empty string, or null if the key is missing. */
    public function optionalString(string $key): ?string
    {
        $this->readKeys[$key] = true;

        return $this->has($key) ? $this->string($key) : null;
    }

    public function int(string $key, ?int $default = null): int
    {
        $value = $this->value($key, $default);

        return is_int($value) ? $value : throw $this->error($key, 'must be an integer');
    }

    public function bool(string $key, bool $default): bool
    {
        $value = $this->value($key, $default);

        return is_bool($value) ? $value : throw $this->error($key, 'must be true or false');
    }

    /** @return string valid date in the format Y-m-d H:i:s */
    public function date(string $key): string
    {
        $date = $this->string($key);
        $parsed = \DateTimeImmutable::createFromFormat('!Y-m-d H:i:s', $date);
        if ($parsed === false || $parsed->format('Y-m-d H:i:s') !== $date) {
            throw $this->error($key, 'must be a valid date such as 2026-10-21 16:10:00');
        }

        return $date;
    }

    /** @return list<string> */
    public function strings(string $key): array
    {
        $strings = [];
        foreach ($this->items($key) as $value) {
            $strings[] =
                is_string($value) && $value !== '' ? $value : throw $this->error($key, 'must contain only strings');
        }

        return $strings;
    }

    /** @return array<string, string> */
    public function stringMap(string $key): array
    {
        $map = [];
        foreach ($this->items($key) as $name => $value) {
            $map[(string) $name] = is_string($value) ? $value : throw $this->error($key, 'must contain only strings');
        }

        return $map;
    }

    /** @return array<string, bool|int|string> scalar values by key */
    public function scalars(string $key): array
    {
        $values = [];
        foreach ($this->items($key) as $name => $value) {
            $values[(string) $name] =
                is_scalar($value) && !is_float($value)
                    ? $value
                    : throw $this->error($key, 'must contain only strings, integers and booleans');
        }

        return $values;
    }

    public function object(string $key): self
    {
        $value = $this->value($key);

        return is_array($value)
            ? new self($value, "{$this->location} $key")
            : throw $this->error($key, 'must be an object');
    }

    /** @return array<self> objects of a list or, by key, of an object; empty if the key is missing */
    public function objects(string $key): array
    {
        $objects = [];
        foreach ($this->items($key) as $name => $value) {
            $objects[$name] = is_array($value)
                ? new self($value, "{$this->location} $key/$name")
                : throw $this->error("$key/$name", 'must be an object');
        }

        return $objects;
    }

    /** @throws ContentError if the object contains a key that was not read */
    public function rejectUnknownKeys(): void
    {
        foreach (array_keys($this->values) as $key) {
            if (!isset($this->readKeys[$key])) {
                throw $this->error((string) $key, 'is an unknown key');
            }
        }
    }

    public function error(string $key, string $problem): ContentError
    {
        return new ContentError("{$this->location}: \"$key\" $problem");
    }

    /** @return array<array-key, mixed> */
    private function items(string $key): array
    {
        $value = $this->value($key, []);

        return is_array($value) ? $value : throw $this->error($key, 'must be a list or an object');
    }

    private function value(string $key, mixed $default = null): mixed
    {
        $this->readKeys[$key] = true;

        return $this->values[$key] ?? $default;
    }
}
