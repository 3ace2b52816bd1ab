<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use RuntimeException;
use Stallkeeper\Tools\Algolia\Client;
use Stallkeeper\Tools\Algolia\SettingsStorage;
use WP_Post;

/** The indexes at the hosted provider that this site writes: one, or several, for example one per language. */
final class AlgoliaIndexes
{
    /** Suffix of an index that is being built, until it is complete. */
    private const BUILDING = '_building';

    /** Names that the provider accepts. */
    private const NAME = '/^[A-Za-z0-9_.-]{1,100}$/D';

    public function __construct(private readonly Client $client, private readonly SettingsStorage $settings) {}

    /** Whether the settings for writing are complete: app id, write key, index name. */
    public function isConfigured(): bool
    {
        $settings = $this->settings->current();

        return $settings->appId !== '' && $this->settings->writeKey() !== '' && $this->names() !== [];
    }

    /**
     * Filter `stallkeeper_algolia_index_names`: names of all indexes with posts of this site, such as one per language.
     *
     * @return list<string>
     */
    public function names(): array
    {
        $name = $this->settings->current()->indexName;
        $names = apply_filters('stallkeeper_algolia_index_names', $name === '' ? [] : [$name]);

        return array_values(
            array_unique(
                array_filter(
                    is_array($names) ? $names : [],
                    static fn(mixed $one): bool => is_string($one) && preg_match(self::NAME, $one) === 1,
                ),
            ),
        );
    }

    /**
     * Filter `stallkeeper_algolia_index_of_post` (name, post): name of the index for this post.
     *
     * @return string|null null if the filter returns none of names(); the post is in no index then
     */
    public function nameFor(WP_Post $post): ?string
    {
        $names = $this->names();
        $name = apply_filters('stallkeeper_algolia_index_of_post', $names[0] ?? '', $post);

        return in_array($name, $names, true) ? $name : null;
    }

    /** @throws RuntimeException if the app id, the write key or curl is missing */
    public function index(string $name): AlgoliaIndex
    {
        $client =
            $this->client->writing($this->settings->current()) ??
            throw new RuntimeException(
                __(
                    'Cannot write to the hosted provider. The application ID, the write key or the PHP extension curl is missing.',
                    'stallkeeper-tools',
                ),
            );

        return new AlgoliaIndex($client, $name, static function (int $milliseconds): void {
            usleep(1000 * $milliseconds);
        });
    }

    public function building(string $name): AlgoliaIndex
    {
        return $this->index($name . self::BUILDING);
    }
}
