<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/**
 * Whose request it is, for the rate limit.
 *
 * A forwarded-for header is whatever the caller wrote, but for the entry that a proxy of the owner's own added at its
 * end. So it is read from the end, as far as addresses are listed proxies, and never where none are listed.
 */
final class ClientAddress
{
    /** Proxies one behind the other; a longer header is somebody's game. */
    private const MOST = 10;

    /**
     * @param string       $remote    the address of the connection
     * @param string       $forwarded the header X-Forwarded-For (MDN: "X-Forwarded-For", selecting an IP address)
     * @param list<string> $proxies   addresses or networks ("10.0.0.0/8", "2001:db8::/32") that the owner trusts
     *
     * @return string an address; $remote where the connection is no proxy's, or a proxy added nothing that is one
     */
    public static function of(string $remote, string $forwarded, array $proxies): string
    {
        $address = $remote;
        foreach (array_slice(array_reverse(explode(',', $forwarded)), 0, self::MOST) as $before) {
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

    /** @param list<string> $networks addresses or networks, as in of() */
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
            // "0.0.0.0/0" would trust every caller: then the header would be the caller's word again.
            if ($base !== null && $bits > 0 && $bits <= strlen($base) * 8 && self::shares($bytes, $base, $bits)) {
                return true;
            }
        }

        return false;
    }

    private static function shares(string $bytes, string $base, int $bits): bool
    {
        $whole = intdiv($bits, 8);
        $mask = chr(0xFF << (8 - $bits % 8) & 0xFF);

        return strlen($bytes) === strlen($base) && strncmp($bytes, $base, $whole) === 0
            && ($bits % 8 === 0 || ($bytes[$whole] & $mask) === ($base[$whole] & $mask));
    }

    /** Some proxies add the port. */
    private static function bare(string $address): string
    {
        $address = trim($address);

        return preg_match('/^\[([0-9a-f:.]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/Di', $address, $found) === 1 ? $found[1] . ($found[2] ?? '') : $address;
    }

    private static function bytes(string $address): ?string
    {
        return filter_var($address, FILTER_VALIDATE_IP) === false ? null : (inet_pton($address) ?: null);
    }
}
