<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Storage;

use RuntimeException;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Indexing\FileLock;
use Stallkeeper\Tools\Search\Limits\RateLimitSetting;
use Stallkeeper\Tools\Search\Records\SiteVisibility;

/** Writes the settings of the light endpoint when they have changed. The comparison needs no query and no file. */
final class SiteFileWriter
{
    public const OPTION = 'stallkeeper_search_published';

    private const RETRY_SECONDS = 600;
    private const WAITS_SECONDS = 2.0;
    private const RATE = [300, 60];

    /** @param Lazy<SynonymsFile> $words */
    public function __construct(
        private readonly EngineStorage $storage,
        private readonly BuiltInEngine $engine,
        private readonly SiteVisibility $visibility,
        #[LazyService(SynonymsFile::class)] private readonly Lazy $words,
    ) {}

    /** Writes the site file again, because settings have changed that sync() does not compare. */
    public function rewrite(): void
    {
        update_option(self::OPTION, ['hash' => ''], true);
        $this->sync();
    }

    /** Closes both endpoints and the results page's index at once: deleting the file works on a full disk, too. */
    public function close(): void
    {
        $identity = $this->engine->identity();
        $file = $this->storage->find($identity)?->storage->siteFile($identity->token);
        if ($file !== null && is_file($file) && !@unlink($file)) {
            // The endpoints do not read an index whose directory is not writable.
            error_log('Stallkeeper: the search settings cannot be deleted: the directory is read-only.');
        }
        update_option(self::OPTION, ['hash' => ''], true);
        $this->engine->forget();
    }

    public function sync(): void
    {
        $want = $this->wanted();
        $hash = md5((string) wp_json_encode([$want, $this->engine->identity()->folder]));
        $stored = Input::fromArray(get_option(self::OPTION));
        if ($stored->text('hash') === $hash && !$this->isLost($want['enabled'])) {
            return;
        }
        // The clock may have been set back.
        if ($stored->text('failed') === $hash && abs(time() - $stored->number('failedAt')) < self::RETRY_SECONDS) {
            return;
        }
        try {
            $this->write($want);
            $this->engine->forget();
            update_option(
                self::OPTION,
                ['hash' => md5((string) wp_json_encode([$want, $this->engine->identity()->folder]))],
                true,
            );
        } catch (RuntimeException $error) {
            error_log('Stallkeeper: the search settings cannot be written: ' . $error->getMessage());
            update_option(self::OPTION, ['hash' => '', 'failed' => $hash, 'failedAt' => time()], true);
        }
    }

    /**
     * Filter `stallkeeper_search_allowed_origins`: origins ("https://shop.example") that may search, in addition to the
     * site's own. Permalinks of hits are relative, so clients on other origins must resolve them against this site's
     * URL.
     *
     * @return array{language: mixed, enabled: bool, rate: array{int, int}, milliseconds: int, origins: list<string>,
     *     proxies: list<string>, root: string}
     */
    private function wanted(): array
    {
        $origins = apply_filters('stallkeeper_search_allowed_origins', []);
        $rate = $this->filteredRate();
        $calls = RateLimitSetting::sanitize($rate, self::RATE);

        return [
            // Plurals depend on it. The option is not filtered, unlike the locale of a translated page.
            'language' => get_option('WPLANG'),
            'enabled' => $this->visibility->isPublic(),
            'rate' => $calls,
            'milliseconds' => RateLimitSetting::milliseconds($rate, $calls[0]),
            'origins' => array_values(array_filter(is_array($origins) ? $origins : [], is_string(...))),
            'proxies' => $this->proxies(),
            'root' => self::wayFrom(WP_CONTENT_DIR, ABSPATH),
        ];
    }

    /**
     * @return array{int, int} requests that one IP address may make, in this many seconds; 0 requests means no limit
     */
    public function rate(): array
    {
        return RateLimitSetting::sanitize($this->filteredRate(), self::RATE);
    }

    /**
     * Filter `stallkeeper_search_rate_limit`: [requests, seconds] or [requests, seconds, milliseconds] per IP address.
     * Requests to the search endpoints and views of results pages count. Milliseconds limit the processor time of the
     * searches in the same period; the default is 40 milliseconds per request. 0 means no limit.
     */
    private function filteredRate(): mixed
    {
        return apply_filters('stallkeeper_search_rate_limit', self::RATE);
    }

    /**
     * Filter `stallkeeper_trusted_proxies`: list of IP addresses or networks of the site's own proxies, empty by
     * default. The address that they add to X-Forwarded-For is the visitor's. The constant
     * `STALLKEEPER_TRUSTED_PROXIES` sets the default, separated by commas.
     *
     * @return list<string>
     */
    public function proxies(): array
    {
        $constant = defined('STALLKEEPER_TRUSTED_PROXIES') ? constant('STALLKEEPER_TRUSTED_PROXIES') : '';
        $proxies = apply_filters('stallkeeper_trusted_proxies', is_string($constant) ? explode(',', $constant) : []);
        $texts = array_map('trim', array_filter(is_array($proxies) ? $proxies : [], is_string(...)));

        return array_values(array_filter($texts, static fn(string $proxy): bool => $proxy !== ''));
    }

    /**
     * Whether the site file is missing or damaged, for example after a move. Checks only requests that do not delay
     * visitors.
     */
    private function isLost(bool $enabled): bool
    {
        if (!$enabled || !(is_admin() || wp_doing_cron() || PHP_SAPI === 'cli')) {
            return false;
        }
        $identity = $this->engine->identity();
        $folder = $this->storage->find($identity);

        return $this->engine->canRun() &&
            ($folder === null || SiteFile::read($folder->storage->siteFile($identity->token)) === null);
    }

    /**
     * @param array{language: mixed, enabled: bool, rate: array{int, int}, milliseconds: int, origins: list<string>,
     *     proxies: list<string>, root: string} $want
     */
    private function write(array $want): void
    {
        $identity = $this->engine->identity();
        $folder = $this->storage->find($identity);
        if ($folder === null && (!$want['enabled'] || !$this->engine->canRun())) {
            return;
        }
        $folder = $this->storage->make($identity);
        $file = $folder->storage->siteFile($identity->token);
        $lock =
            FileLock::take($folder->settingsLock(), self::WAITS_SECONDS) ??
            throw new RuntimeException('they are locked or their folder is read-only.');
        try {
            $indices = SiteFile::read($file)->indices ?? [];
            [$requests, $seconds] = $want['rate'];
            $words = $this->words->get()->write($folder->storage, $identity->token);
            (new SiteFile(
                $want['enabled'],
                $identity->appId,
                $identity->apiKey,
                $indices,
                $want['root'],
                $requests,
                $seconds,
                $want['origins'],
                $want['proxies'],
                $want['milliseconds'],
                get_object_vars($words),
            ))->write($file);
            $this->words->get()->deleteOthers($folder->storage, $identity->token, $words);
        } finally {
            $lock->release();
        }
    }

    /** Relative path, usually '..'. The light endpoint trusts it, because visitors cannot write the site file. */
    private static function wayFrom(string $folder, string $to): string
    {
        $from = explode('/', untrailingslashit(wp_normalize_path($folder)));
        $to = explode('/', untrailingslashit(wp_normalize_path($to)));
        while ($from !== [] && $to !== [] && $from[0] === $to[0]) {
            array_shift($from);
            array_shift($to);
        }

        return implode('/', [...array_fill(0, count($from), '..'), ...$to]) ?: '.';
    }
}
