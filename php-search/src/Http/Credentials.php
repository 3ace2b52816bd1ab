<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/** Generates credentials in the provider's format, so that its API clients accept the built-in engine. */
final class Credentials
{
    private const APP_ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
    private const APP_ID_LENGTH = 10;

    /** @return array{appId: string, apiKey: string} 10 characters of A–Z and 0–9, and 32 hexadecimal digits */
    public static function issue(): array
    {
        $appId = '';
        for ($i = 0; $i < self::APP_ID_LENGTH; $i++) {
            $appId .= self::APP_ID_LETTERS[random_int(0, strlen(self::APP_ID_LETTERS) - 1)];
        }

        return ['appId' => $appId, 'apiKey' => bin2hex(random_bytes(16))];
    }
}
