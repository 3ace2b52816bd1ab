<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

/**
 * Hosts of the provider: its own ("Base URLs" and "Retry strategy" in its API description), or those that the site
 * configures, such as a proxy of the shop.
 */
final class Hosts
{
    public const CONSTANT = 'STALLKEEPER_ALGOLIA_HOSTS';

    private const MAX_HOSTS = 8;
    private const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

    /**
     * Hosts that the site configures, in the order in which they are tried. Constant `STALLKEEPER_ALGOLIA_HOSTS`: one
     * or several, separated by commas. Filter `stallkeeper_algolia_hosts`: a list.
     *
     * @return list<string> base URLs such as "https://search.shop.example/prefix", without a slash at the end; http
     *     only for this machine. Empty if the provider's own hosts are used.
     */
    public function own(): array
    {
        $constant = defined(self::CONSTANT) ? constant(self::CONSTANT) : null;
        $hosts = apply_filters('stallkeeper_algolia_hosts', is_string($constant) ? explode(',', $constant) : []);
        $clean = array_map(self::clean(...), is_array($hosts) ? array_values($hosts) : []);

        return array_slice(
            array_values(array_unique(array_filter($clean, static fn(string $host): bool => $host !== ''))),
            0,
            self::MAX_HOSTS,
        );
    }

    /** @return array<string, string> base URL by name, in the order in which a search tries them */
    public function reading(string $appId): array
    {
        $id = strtolower($appId);

        return self::named($this->own()) ?: self::providers("$id-dsn.algolia.net", $id);
    }

    /** @return array<string, string> the same for requests that write */
    public function writing(string $appId): array
    {
        $id = strtolower($appId);

        return self::named($this->own()) ?: self::providers("$id.algolia.net", $id);
    }

    /** @return array<string, string> */
    private static function providers(string $first, string $id): array
    {
        $others = ["$id-1.algolianet.com", "$id-2.algolianet.com", "$id-3.algolianet.com"];
        // In random order, to distribute the load.
        shuffle($others);
        $names = [$first, ...$others];

        return array_combine($names, array_map(static fn(string $name): string => "https://$name", $names));
    }

    /**
     * @param list<string> $bases
     *
     * @return array<string, string>
     */
    private static function named(array $bases): array
    {
        // The client identifies hosts only by name. Http replaces the name with the base URL.
        return $bases === []
            ? []
            : array_combine(
                array_map(static fn(string $base): string => 'h' . substr(md5($base), 0, 12) . '.invalid', $bases),
                $bases,
            );
    }

    private static function clean(mixed $host): string
    {
        $host = is_string($host) ? rtrim(trim($host), '/') : '';
        $parts = wp_parse_url($host);
        if (
            !is_array($parts) ||
            !isset($parts['scheme'], $parts['host']) ||
            isset($parts['user']) ||
            isset($parts['query']) ||
            isset($parts['fragment'])
        ) {
            return '';
        }
        $isLoopback = in_array(strtolower($parts['host']), self::LOOPBACK, true);

        return $parts['scheme'] === 'https' || ($parts['scheme'] === 'http' && $isLoopback) ? $host : '';
    }
}
