<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/** Who asks, for the limits of one address. */
final class Caller
{
    /** One caller of IPv6 has at least 2^64 addresses: the first half is the network, the other half theirs to choose (RFC 4291, 2.5.4). */
    private const IPV6_NETWORK_BYTES = 8;
    private const IPV4_IN_IPV6 = "\0\0\0\0\0\0\0\0\0\0\xFF\xFF";

    /**
     * A name for a caller that does not tell the address.
     *
     * @param string $secret  known to the counter's file alone
     * @param string $purpose what is counted; a caller has one counter for each
     */
    public static function key(string $address, string $secret, string $purpose = ''): string
    {
        return substr(hash_hmac('sha256', $purpose . self::network($address), $secret), 0, 32);
    }

    /** The part of an address that tells callers apart. */
    private static function network(string $address): string
    {
        $bytes = filter_var($address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) === false ? false : inet_pton($address);
        if ($bytes === false) {
            return $address;
        }

        return str_starts_with($bytes, self::IPV4_IN_IPV6)
            ? (string) inet_ntop(substr($bytes, strlen(self::IPV4_IN_IPV6)))
            : bin2hex(substr($bytes, 0, self::IPV6_NETWORK_BYTES));
    }
}
