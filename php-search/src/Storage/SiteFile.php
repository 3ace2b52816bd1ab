<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

/** The settings of one site that the light entry reads: public data only, JSON and never PHP. */
final class SiteFile
{
    /** Several times what an ordinary search of a large shop takes. 300 calls a minute then allow a fifth of one processor. */
    public const MILLISECONDS_PER_REQUEST = 40;

    public readonly int $rateMilliseconds;

    /**
     * @param array<string, string> $indices        index name => file basename in the same folder
     * @param string                $root           the folder that holds .maintenance, relative to the content folder ('..')
     * @param int                   $rateRequests   calls of one address in $rateSeconds; 0 for no limit
     * @param int|null              $milliseconds   processor time of one address in $rateSeconds; 0 for no limit, null for MILLISECONDS_PER_REQUEST
     * @param list<string>          $allowedOrigins origins ("https://shop.example") other than the site's own that may ask
     * @param list<string>          $proxies        addresses or networks whose word about the caller's address counts
     */
    public function __construct(
        public readonly bool $enabled,
        public readonly string $appId,
        public readonly string $apiKey,
        public readonly array $indices,
        public readonly string $root,
        public readonly int $rateRequests = 300,
        public readonly int $rateSeconds = 60,
        public readonly array $allowedOrigins = [],
        public readonly array $proxies = [],
        ?int $milliseconds = null,
    ) {
        $this->rateMilliseconds = $milliseconds ?? self::MILLISECONDS_PER_REQUEST * $this->rateRequests;
    }

    /** null when the file is missing or not what write() made. */
    public static function read(string $file): ?self
    {
        $json = is_file($file) ? @file_get_contents($file) : false;
        $data = $json === false ? null : json_decode($json, true, 8);
        if (!is_array($data)) {
            return null;
        }
        $appId = $data['appId'] ?? null;
        $apiKey = $data['apiKey'] ?? null;
        $root = $data['root'] ?? null;
        if (!is_string($appId) || !is_string($apiKey) || !is_string($root) || $appId === '' || $apiKey === '') {
            return null;
        }
        $indices = [];
        foreach (is_array($data['indices'] ?? null) ? $data['indices'] : [] as $name => $basename) {
            // A name with a slash would lead out of the folder.
            if (is_string($basename) && preg_match('/^[0-9a-z]+\.sqlite$/D', $basename) === 1) {
                $indices[(string) $name] = $basename;
            }
        }
        $texts = static fn(mixed $list): array => array_values(array_filter(is_array($list) ? $list : [], is_string(...)));

        return new self(
            ($data['enabled'] ?? false) === true,
            $appId,
            $apiKey,
            $indices,
            $root,
            is_int($data['rateRequests'] ?? null) ? $data['rateRequests'] : 300,
            is_int($data['rateSeconds'] ?? null) ? $data['rateSeconds'] : 60,
            $texts($data['allowedOrigins'] ?? null),
            $texts($data['proxies'] ?? null),
            is_int($data['rateMilliseconds'] ?? null) ? $data['rateMilliseconds'] : null,
        );
    }

    /** @throws \RuntimeException when it cannot be written; the file before stays as it was */
    public function write(string $file): void
    {
        AtomicFile::write($file, json_encode(get_object_vars($this), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR) . "\n");
    }

    public function withIndex(string $name, string $basename): self
    {
        return new self(
            $this->enabled,
            $this->appId,
            $this->apiKey,
            [$name => $basename] + $this->indices,
            $this->root,
            $this->rateRequests,
            $this->rateSeconds,
            $this->allowedOrigins,
            $this->proxies,
            $this->rateMilliseconds,
        );
    }
}
