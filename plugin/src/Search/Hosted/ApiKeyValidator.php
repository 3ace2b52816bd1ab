<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted;

use Throwable;

/**
 * Decides whether a key may be in the HTML of every page: it must only allow searching. Asks the provider for the key's
 * rights, for at most 2 s. If the provider cannot be reached, checks only the format of the key.
 */
final class ApiKeyValidator
{
    /** Rights ("ACL" in the provider's API) that change nothing and reveal nothing that a search does not. */
    private const HARMLESS = ['search', 'browse', 'listIndexes', 'settings', 'recommendation'];

    /** 32 hexadecimal digits, or a longer base64 key that is derived from such a key ("secured API key"). */
    private const LOOKS_LIKE_A_KEY = '~^(?:[0-9a-f]{32}|[A-Za-z0-9+/]{40,1000}={0,2})$~Di';

    public function __construct(private readonly Client $client, private readonly SettingsStorage $settings) {}

    /** @return array{refused: bool, text: string} text: translated message for the administrator, '' if there is none */
    public function check(string $appId, #[\SensitiveParameter] string $key): array
    {
        if ($key !== '' && $key === $this->settings->writeKey()) {
            return ['refused' => true, 'text' => __('The search-only key is the write key. Every visitor could change the index with it, so it was not saved.', 'stallkeeper-tools')];
        }
        try {
            $answer = $this->client->asking($appId, $key)?->getApiKey($key);
        } catch (Throwable $error) {
            if ($error->getCode() === 403) {
                return ['refused' => true, 'text' => __('The provider refuses this app id together with this search-only key, so the key was not saved. Copy both again from the provider’s dashboard.', 'stallkeeper-tools')];
            }
            $answer = null;
        }
        $rights = is_array($answer) && is_array($answer['acl'] ?? null) ? array_values(array_filter($answer['acl'], is_string(...))) : null;

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
            return ['refused' => true, 'text' => $too === []
                ? __('This key may not search, so it was not saved.', 'stallkeeper-tools')
                /* translators: %s: names of rights, such as "addObject, deleteIndex" */
                : sprintf(__('This key may do more than search (%s). It would stand in every page for everybody to read, so it was not saved. Use the search-only key.', 'stallkeeper-tools'), implode(', ', $too)), ];
        }

        return ['refused' => false, 'text' => ''];
    }

    /** @return array{refused: bool, text: string} */
    private static function byRule(#[\SensitiveParameter] string $key): array
    {
        return preg_match(self::LOOKS_LIKE_A_KEY, $key) === 1
            ? ['refused' => false, 'text' => __('The provider could not be asked what the search-only key may do. It was saved; save again later to have it checked.', 'stallkeeper-tools')]
            : ['refused' => true, 'text' => __('The provider could not be asked, and this does not look like a search-only key (32 letters a to f and digits). It was not saved.', 'stallkeeper-tools')];
    }
}
