<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Limits;

/** Identifies clients for the limits per address. */
final class Caller
{
    /** An IPv6 client usually controls a whole /64 network, so only the first 8 bytes identify it (RFC 4291, 2.5.4). */
    private const IPV6_NETWORK_BYTES = 8;
    private const IPV4_IN_IPV6 = "\0\0\0\0\0\0\0\0\0\0\xFF\xFF";

    /**
     * Returns a keyed hash that identifies a client without revealing the address.
     *
     * @param string $secret  secret key, stored only in the file of the counters
     * @param string $purpose name of the counter; each purpose has its own key per client
     */
    public static function key(string $address, string $secret, string $purpose = ''): string
    {
        return substr(hash_hmac('sha256', $purpose . self::network($address), $secret), 0, 32);
    }

    /** Returns the part of an address that identifies a client. */
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
