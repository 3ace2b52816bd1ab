<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

/**
 * The cookie that the server writes. A signature protects the stored source, so that visitors cannot change it.
 *
 * Format: base64url of the JSON, a dot, base64url of the signature.
 */
final class SignedCookie
{
    /**
     * Maximum bytes of the value. With name and attributes the cookie stays below 4096 bytes, the limit of browsers.
     */
    public const MAX_BYTES = 3800;
    private const VERSION = 1;

    /**
     * @param string $key secret key of this site
     * @param string $site identifies this site among sites with the same key
     */
    public function __construct(private readonly string $key, private readonly string $site) {}

    public function write(StoredSource $memory): string
    {
        $parts = $memory->toArray();
        // Shorten values until the cookie fits, the less important ones first.
        foreach (
            [
                null,
                [StoredSource::FIRST_EXTRA, 'ep'],
                [StoredSource::FIRST_EXTRA, 'rf'],
                [StoredSource::SESSION, 'cpg'],
                [StoredSource::CURRENT_EXTRA, 'rf'],
                [StoredSource::CURRENT_EXTRA, 'ep'],
            ]
            as $cut
        ) {
            if ($cut !== null && isset($parts[$cut[0]])) {
                $parts[$cut[0]][1][$cut[1]] = substr(explode('?', $parts[$cut[0]][1][$cut[1]] ?? '', 2)[0], 0, 200);
            }
            $text = $this->sign($parts);
            if (strlen($text) <= self::MAX_BYTES) {
                return $text;
            }
        }
        unset($parts[StoredSource::FIRST], $parts[StoredSource::FIRST_EXTRA]);
        $text = $this->sign($parts);
        return strlen($text) <= self::MAX_BYTES ? $text : '';
    }

    /** @return StoredSource empty when the signature is invalid or was created with another key */
    public function read(mixed $cookie): StoredSource
    {
        if (
            !is_string($cookie) ||
            strlen($cookie) > self::MAX_BYTES ||
            preg_match('/^([\w-]+)\.([\w-]{43})$/D', $cookie, $halves) !== 1
        ) {
            return StoredSource::none();
        }
        if (!hash_equals($this->signature($halves[1]), $halves[2])) {
            return StoredSource::none();
        }
        $data = json_decode((string) base64_decode(strtr($halves[1], '-_', '+/'), true), true, 8);
        if (!is_array($data) || ($data['v'] ?? null) !== self::VERSION || !is_array($data['m'] ?? null)) {
            return StoredSource::none();
        }
        $parts = $data['m'];
        if (
            is_array($parts[StoredSource::FIRST] ?? null) &&
            ($parts[StoredSource::FIRST][1] ?? null) === [] &&
            is_array($parts[StoredSource::CURRENT] ?? null)
        ) {
            $parts[StoredSource::FIRST][1] = $parts[StoredSource::CURRENT][1] ?? [];
        }
        return StoredSource::fromArray($parts);
    }

    /** @param array<string, array{int, array<string, string>}> $parts */
    private function sign(array $parts): string
    {
        // The first source usually equals the current one. Store it only once.
        if (($parts[StoredSource::FIRST][1] ?? null) === ($parts[StoredSource::CURRENT][1] ?? [])) {
            $parts[StoredSource::FIRST][1] = [];
        }
        $payload = self::base64(
            (string) json_encode(
                ['v' => self::VERSION, 'm' => $parts],
                JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE,
            ),
        );
        return $payload . '.' . $this->signature($payload);
    }

    private function signature(string $payload): string
    {
        return self::base64(hash_hmac('sha256', $this->site . "\n" . $payload, $this->key, true));
    }

    private static function base64(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }
}
