<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/**
 * Determines the IP address of the client, for the rate limit.
 *
 * Clients can forge X-Forwarded-For. Only the entries at its end, which trusted proxies have appended, are reliable. So
 * the header is read from the end while the addresses belong to trusted proxies. Without trusted proxies it is ignored.
 */
final class ClientAddress
{
    /** Maximum number of proxies in a chain. Earlier entries of a longer header are ignored. */
    private const MAX_PROXIES = 10;

    /**
     * @param string       $remote    address of the TCP connection
     * @param string       $forwarded value of the X-Forwarded-For header
     * @param list<string> $proxies   trusted addresses or networks ("10.0.0.0/8", "2001:db8::/32")
     *
     * @return string IP address of the client; $remote when it is not a trusted proxy or the header has no valid
     *     address
     */
    public static function find(string $remote, string $forwarded, array $proxies): string
    {
        $address = $remote;
        foreach (array_slice(array_reverse(explode(',', $forwarded)), 0, self::MAX_PROXIES) as $before) {
            if (!self::isAmong($address, $proxies)) {
                break;
            }
            $before = self::bare($before);
            if (self::bytes($before) === null) {
                break;
            }
            $address = $before;
        }

        return $address;
    }

    /** @param list<string> $networks addresses or networks, as in find() */
    public static function isAmong(string $address, array $networks): bool
    {
        $bytes = self::bytes($address);
        if ($bytes === null) {
            return false;
        }
        foreach ($networks as $network) {
            [$start, $length] = explode('/', $network, 2) + [1 => ''];
            $base = self::bytes(trim($start));
            $bits = $length === '' ? strlen((string) $base) * 8 : (ctype_digit($length) ? (int) $length : -1);
            // "0.0.0.0/0" would trust every client, and clients can forge the header.
            if ($base !== null && $bits > 0 && $bits <= strlen($base) * 8 && self::shares($bytes, $base, $bits)) {
                return true;
            }
        }

        return false;
    }

    private static function shares(string $bytes, string $base, int $bits): bool
    {
        $whole = intdiv($bits, 8);
        $mask = chr((0xff << (8 - ($bits % 8))) & 0xff);

        return strlen($bytes) === strlen($base) &&
            strncmp($bytes, $base, $whole) === 0 &&
            ($bits % 8 === 0 || ($bytes[$whole] & $mask) === ($base[$whole] & $mask));
    }

    /** Removes the port that some proxies append, and the brackets of an IPv6 address. */
    private static function bare(string $address): string
    {
        $address = trim($address);

        return preg_match('/^\[([0-9a-f:.]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/Di', $address, $found) === 1
            ? $found[1] . ($found[2] ?? '')
            : $address;
    }

    private static function bytes(string $address): ?string
    {
        return filter_var($address, FILTER_VALIDATE_IP) === false ? null : (inet_pton($address) ?: null);
    }
}
