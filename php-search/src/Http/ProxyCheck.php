<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

use Stallkeeper\Search\Storage\ScratchFile;

/**
 * Detects from one request whether the site is behind a proxy that hides the visitors' addresses from the rate limit.
 * It stores nothing.
 */
final class ProxyCheck
{
    /** The proxy is not in the list of trusted proxies, so all visitors share its address. */
    public const UNLISTED = 'unlisted';

    /** The proxy is trusted, but it does not send the visitor's address in X-Forwarded-For. */
    public const SILENT = 'silent';

    /** Minimum number of requests: fewer are not representative. */
    public const MIN_REQUESTS = 20;

    /**
     * Headers that only proxies in front of a server send. A visitor's own network may send X-Forwarded-For and
     * Forwarded, too.
     */
    private const OF_SERVERS = ['HTTP_X_REAL_IP', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP'];

    private const HEADERS = ['HTTP_X_FORWARDED_FOR', 'HTTP_FORWARDED', ...self::OF_SERVERS];

    private const IPV4_IN_IPV6 = '::ffff:';

    /**
     * @param array<array-key, mixed> $server      $_SERVER
     * @param list<string>            $proxies     trusted proxies, as in ClientAddress
     * @param bool                    $isOneCaller see isOneCaller()
     *
     * @return self::UNLISTED|self::SILENT|null
     */
    public static function problem(array $server, array $proxies, bool $isOneCaller): ?string
    {
        $text = static fn(string $name): string => is_string($server[$name] ?? null) ? $server[$name] : '';
        $headers = array_filter(
            array_map($text, array_combine(self::HEADERS, self::HEADERS)),
            static fn(string $value): bool => $value !== '',
        );
        $remote = $text('REMOTE_ADDR');
        if ($headers === [] || $remote === '') {
            return null;
        }
        if (ClientAddress::isAmong($remote, $proxies)) {
            return ClientAddress::find($remote, $text('HTTP_X_FORWARDED_FOR'), $proxies) === $remote
                ? self::SILENT
                : null;
        }
        if (in_array($remote, preg_split('/[\s,;="\[\]]+/', implode(' ', $headers)) ?: [], true)) {
            // The web server has already replaced the proxy's address with the visitor's.
            return null;
        }

        return $isOneCaller ||
            self::isPrivate($remote) ||
            array_intersect_key($headers, array_flip(self::OF_SERVERS)) !== []
            ? self::UNLISTED
            : null;
    }

    /** Whether all recent searches came from one address and there were enough of them to rule out a single visitor. */
    public static function isOneCaller(ScratchFile $counters): bool
    {
        return $counters->try(static function (\PDO $db): bool {
            $found = $db->prepare('SELECT count(*) = 1 AND sum(count) >= ? FROM requests');
            $found->bindValue(1, self::MIN_REQUESTS, \PDO::PARAM_INT);
            $found->execute();

            return (string) $found->fetchColumn() === '1';
        }) ?? false;
    }

    private static function isPrivate(string $address): bool
    {
        $address = str_starts_with(strtolower($address), self::IPV4_IN_IPV6)
            ? substr($address, strlen(self::IPV4_IN_IPV6))
            : $address;

        return filter_var($address, FILTER_VALIDATE_IP) !== false &&
            filter_var($address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE) === false;
    }
}
