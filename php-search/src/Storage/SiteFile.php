<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

use Stallkeeper\Search\Synonyms\WordSettings;

/** The settings of one site for the light endpoint. The file contains public data only, as JSON and never as PHP. */
final class SiteFile
{
    /**
     * Several times the CPU time of an ordinary search in a large shop. 300 requests per minute may then use a fifth of
     * one processor.
     */
    public const MILLISECONDS_PER_REQUEST = 40;

    public readonly int $rateMilliseconds;

    /**
     * @param array<string, string> $indices        index name => file name in the same directory
     * @param string                $root           directory of the .maintenance file, relative to the content
     * directory ('..')
     * @param int                   $rateRequests   requests per address in $rateSeconds; 0 for no limit
     * @param int|null              $milliseconds   CPU time per address in $rateSeconds; 0 for no limit, null for
     * MILLISECONDS_PER_REQUEST per request
     * @param list<string>          $allowedOrigins other origins ("https://shop.example") that may send requests
     * @param list<string>          $proxies        addresses or networks of trusted proxies
     * @param array<array-key, mixed> $wordSettings values of WordSettings
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
        private readonly array $wordSettings = [],
    ) {
        $this->rateMilliseconds = $milliseconds ?? self::MILLISECONDS_PER_REQUEST * $this->rateRequests;
    }

    /** @return self|null null when the file is missing or invalid */
    public static function read(string $file): ?self
    {
        // A missing or unreadable file means that the light endpoint is off. Site Health reports it.
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
            // Reject slashes, which would lead out of the directory.
            if (is_string($basename) && preg_match('/^[0-9a-z]+\.sqlite$/D', $basename) === 1) {
                $indices[(string) $name] = $basename;
            }
        }
        $texts = static fn(mixed $list): array => array_values(
            array_filter(is_array($list) ? $list : [], is_string(...)),
        );

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
            is_array($data['wordSettings'] ?? null) ? $data['wordSettings'] : [],
        );
    }

    /** @throws \RuntimeException when the file cannot be written; the existing file is then unchanged */
    public function write(string $file): void
    {
        AtomicFile::write(
            $file,
            json_encode(get_object_vars($this), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR) .
                "\n",
        );
    }

    /** Returns the settings for synonyms, plurals and stop words. Only searches need them. */
    public function words(): WordSettings
    {
        return WordSettings::fromArray($this->wordSettings);
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
            $this->wordSettings,
        );
    }
}
