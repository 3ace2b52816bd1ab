<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Throwable;

/**
 * Decides whether a key may be in the HTML of every page: it must only allow searching. Asks the provider for the key's
 * rights, for at most 2 s. If the provider cannot be reached, checks only the format of the key.
 *
 * The key is on every page: with other rights, every visitor could change the index.
 */
final class ApiKeyValidator
{
    /** Rights ("ACL" in the provider's API) that change nothing and reveal nothing that a search does not. */
    private const HARMLESS = ['search', 'browse', 'listIndexes', 'settings', 'recommendation'];

    /** 32 hexadecimal digits, or a longer base64 key that is derived from such a key ("secured API key"). */
    private const LOOKS_LIKE_A_KEY = '~^(?:[0-9a-f]{32}|[A-Za-z0-9+/]{40,1000}={0,2})$~Di';

    public function __construct(private readonly Client $client, private readonly SettingsStorage $settings) {}

    /**
     * @return array{refused: bool, text: string} text: translated message for the administrator, '' if there is none
     */
    public function check(string $appId, #[\SensitiveParameter] string $key): array
    {
        if ($key !== '' && $key === $this->settings->writeKey()) {
            return [
                'refused' => true,
                'text' => __(
                    'The search-only key was not saved because it is the write key. Visitors could use it to change the index.',
                    'stallkeeper-tools',
                ),
            ];
        }
        try {
            $response = $this->client->asking($appId, $key)?->getApiKey($key);
        } catch (Throwable $error) {
            if ($error->getCode() === 403) {
                return [
                    'refused' => true,
                    'text' => __(
                        'The search-only key was not saved because the provider rejects this combination of application ID and key. Copy both from the provider’s dashboard again.',
                        'stallkeeper-tools',
                    ),
                ];
            }
            $response = null;
        }
        $rights =
            is_array($response) && is_array($response['acl'] ?? null)
                ? array_values(array_filter($response['acl'], is_string(...)))
                : null;

        return $rights === null ? self::byRule($key) : self::byRights($rights);
    }

    /**
     * @param list<string> $rights
     *
     * @return array{refused: bool, text: string}
     */
    private static function byRights(array $rights): array
    {
        $too = array_diff($rights, self::HARMLESS);
        if ($too !== [] || !in_array('search', $rights, true)) {
            return [
                'refused' => true,
                'text' =>
                    $too === []
                        ? __(
                            'The search-only key was not saved because it does not allow searching.',
                            'stallkeeper-tools',
                        )
                        : sprintf(
                            /* translators: %s: names of rights, such as "addObject, deleteIndex" */
                            __(
                                'The search-only key was not saved because it allows more than searching (%s) and would be visible in the page source. Use a search-only key.',
                                'stallkeeper-tools',
                            ),
                            implode(', ', $too),
                        ),
            ];
        }

        return ['refused' => false, 'text' => ''];
    }

    /** @return array{refused: bool, text: string} */
    private static function byRule(#[\SensitiveParameter] string $key): array
    {
        return preg_match(self::LOOKS_LIKE_A_KEY, $key) === 1
            ? [
                'refused' => false,
                'text' => __(
                    'The search-only key was saved, but its permissions could not be checked because the provider did not respond. Save again later to check them.',
                    'stallkeeper-tools',
                ),
            ]
            : [
                'refused' => true,
                'text' => __(
                    'The search-only key was not saved. It does not have the expected format (32 hexadecimal digits), and the provider did not respond, so it could not be checked.',
                    'stallkeeper-tools',
                ),
            ];
    }
}
