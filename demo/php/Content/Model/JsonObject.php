<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Model;

/**
 * Typed access to one JSON object. It remembers which keys were read, so that end() can report unknown keys, for example
 * the misspelt "exerpt".
 */
final class JsonObject
{
    /** @var array<string, true> */
    private array $known = [];

    /** @param array<array-key, mixed> $values */
    public function __construct(private array $values, private string $where) {}

    /** @throws ContentError when the text is not a JSON object */
    public static function fromJson(string $json, string $where): self
    {
        $values = json_decode($json, true);
        if (!is_array($values) || ($values !== [] && array_is_list($values))) {
            throw new ContentError("$where: not a JSON object: " . json_last_error_msg());
        }

        return new self($values, $where);
    }

    /**
     * The header and the rest of a content file: JSON in an HTML comment, then finished HTML.
     *
     * @return array{self, string}
     * @throws ContentError when the file does not begin with such a header
     */
    public static function withBody(string $file, string $text): array
    {
        // The header ends at the first "-->" on a line of its own: comments in the body stay in the body.
        if (preg_match('/\A<!--\n(\{.*?\n\})\n-->\n(.*)\z/su', $text, $parts) !== 1) {
            throw new ContentError("$file: does not begin with a JSON header in an HTML comment");
        }

        return [self::fromJson($parts[1], $file), trim($parts[2])];
    }

    public function has(string $key): bool
    {
        return array_key_exists($key, $this->values);
    }

    /** @throws ContentError when the key is missing, is not a string, or is empty */
    public function string(string $key): string
    {
        $value = $this->text($key);
        if ($value === '') {
            throw $this->error($key, 'must not be empty');
        }

        return $value;
    }

    /** A string that may be empty, but must be there. */
    public function text(string $key): string
    {
        $value = $this->take($key);

        return is_string($value) ? $value : throw $this->error($key, 'must be a string');
    }

    /** A string that may be left out, but when it is there it says something. */
    public function optional(string $key): ?string
    {
        $this->known[$key] = true;

        return $this->has($key) ? $this->string($key) : null;
    }

    public function int(string $key, ?int $default = null): int
    {
        $value = $this->take($key, $default);

        return is_int($value) ? $value : throw $this->error($key, 'must be a whole number');
    }

    public function bool(string $key, bool $default): bool
    {
        $value = $this->take($key, $default);

        return is_bool($value) ? $value : throw $this->error($key, 'must be true or false');
    }

    /** @return string a date that exists, written Y-m-d H:i:s */
    public function date(string $key): string
    {
        $date = $this->string($key);
        $parsed = \DateTimeImmutable::createFromFormat('!Y-m-d H:i:s', $date);
        if ($parsed === false || $parsed->format('Y-m-d H:i:s') !== $date) {
            throw $this->error($key, 'must be a date that exists, written 2026-10-21 16:10:00');
        }

        return $date;
    }

    /** @return list<string> */
    public function strings(string $key): array
    {
        $strings = [];
        foreach ($this->items($key) as $value) {
            $strings[] = is_string($value) && $value !== '' ? $value : throw $this->error($key, 'must hold strings only');
        }

        return $strings;
    }

    /** @return array<string, string> */
    public function stringMap(string $key): array
    {
        $map = [];
        foreach ($this->items($key) as $name => $value) {
            $map[(string) $name] = is_string($value) ? $value : throw $this->error($key, 'must hold strings only');
        }

        return $map;
    }

    /** @return array<string, bool|int|string> plain values under their names */
    public function values(string $key): array
    {
        $values = [];
        foreach ($this->items($key) as $name => $value) {
            $values[(string) $name] = is_scalar($value) && !is_float($value) ? $value : throw $this->error($key, 'must hold plain values only');
        }

        return $values;
    }

    public function object(string $key): self
    {
        $value = $this->take($key);

        return is_array($value) ? new self($value, "{$this->where} $key") : throw $this->error($key, 'must be an object');
    }

    /** @return array<self> objects in a list or, under their names, in an object; none when the key is missing */
    public function objects(string $key): array
    {
        $objects = [];
        foreach ($this->items($key) as $name => $value) {
            $objects[$name] = is_array($value)
                ? new self($value, "{$this->where} $key/$name")
                : throw $this->error("$key/$name", 'must be an object');
        }

        return $objects;
    }

    /** @throws ContentError when the object holds a key that was never asked for */
    public function end(): void
    {
        foreach (array_keys($this->values) as $key) {
            if (!isset($this->known[$key])) {
                throw $this->error((string) $key, 'is not a known key');
            }
        }
    }

    public function error(string $key, string $problem): ContentError
    {
        return new ContentError("{$this->where}: \"$key\" $problem");
    }

    /** @return array<array-key, mixed> */
    private function items(string $key): array
    {
        $value = $this->take($key, []);

        return is_array($value) ? $value : throw $this->error($key, 'must be a list or an object');
    }

    private function take(string $key, mixed $default = null): mixed
    {
        $this->known[$key] = true;

        return $this->values[$key] ?? $default;
    }
}
