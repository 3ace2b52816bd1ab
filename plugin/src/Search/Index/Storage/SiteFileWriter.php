<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index\Storage;

use RuntimeException;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Tools\Search\Content\SiteVisibility;
use Stallkeeper\Tools\Search\Index\EmbeddedEngine;

/** Tells the light entry what it needs to know, whenever that has changed. Comparing costs an ordinary page no query and no file. */
final class SiteFileWriter
{
    public const OPTION = 'stallkeeper_search_published';

    private const RETRY_SECONDS = 600;
    private const WAITS_SECONDS = 2.0;
    private const RATE = [300, 60];

    public function sync(): void
    {
        $want = $this->wanted();
        $hash = md5((string) wp_json_encode([$want, EmbeddedEngine::current()->identity()->folder]));
        $stored = get_option(self::OPTION);
        $stored = is_array($stored) ? $stored : [];
        if (($stored['hash'] ?? '') === $hash && !$this->isLost($want['enabled'])) {
            return;
        }
        $failedAt = is_int($stored['failedAt'] ?? null) ? $stored['failedAt'] : 0;
        if (($stored['failed'] ?? '') === $hash && $failedAt > time() - self::RETRY_SECONDS) {
            return;
        }
        try {
            $this->write($want);
            EmbeddedEngine::current()->forget();
            update_option(self::OPTION, ['hash' => md5((string) wp_json_encode([$want, EmbeddedEngine::current()->identity()->folder]))], true);
        } catch (RuntimeException $error) {
            error_log('Stallkeeper: the search settings cannot be written: ' . $error->getMessage());
            update_option(self::OPTION, ['hash' => '', 'failed' => $hash, 'failedAt' => time()], true);
        }
    }

    /**
     * Filter `stallkeeper_search_allowed_origins`: origins ("https://shop.example") that may ask, in addition to the site's
     * own. Their clients resolve a hit's permalink against this site's address, because it is relative.
     *
     * @return array{enabled: bool, rate: array{int, int}, milliseconds: int, origins: list<string>, proxies: list<string>, root: string}
     */
    private function wanted(): array
    {
        $origins = apply_filters('stallkeeper_search_allowed_origins', []);
        $rate = self::filteredRate();
        $calls = RateLimitSetting::of($rate, self::RATE);

        return [
            'enabled' => SiteVisibility::isPublic(),
            'rate' => $calls,
            'milliseconds' => RateLimitSetting::milliseconds($rate, $calls[0]),
            'origins' => array_values(array_filter(is_array($origins) ? $origins : [], is_string(...))),
            'proxies' => self::proxies(),
            'root' => self::wayFrom(WP_CONTENT_DIR, ABSPATH),
        ];
    }

    /** @return array{int, int} how many requests in how many seconds one address may make; 0 requests is no limit */
    public static function rate(): array
    {
        return RateLimitSetting::of(self::filteredRate(), self::RATE);
    }

    /**
     * Filter `stallkeeper_search_rate_limit`: [requests, seconds] or [requests, seconds, milliseconds] for one address.
     * Requests are calls to the search's endpoints and pages of results. Milliseconds are the processor time that its
     * searches may take in the same seconds. 0 is no limit. Without a third entry there are 40 milliseconds for each request.
     */
    private static function filteredRate(): mixed
    {
        return apply_filters('stallkeeper_search_rate_limit', self::RATE);
    }

    /**
     * Constant `STALLKEEPER_TRUSTED_PROXIES` (separated by commas) or filter `stallkeeper_trusted_proxies` (a list): addresses
     * or networks of the owner's own proxies. What they add to X-Forwarded-For is the caller's address. None by default.
     *
     * @return list<string>
     */
    public static function proxies(): array
    {
        $constant = defined('STALLKEEPER_TRUSTED_PROXIES') ? constant('STALLKEEPER_TRUSTED_PROXIES') : '';
        $proxies = apply_filters('stallkeeper_trusted_proxies', is_string($constant) ? explode(',', $constant) : []);
        $texts = array_map('trim', array_filter(is_array($proxies) ? $proxies : [], is_string(...)));

        return array_values(array_filter($texts, static fn(string $proxy): bool => $proxy !== ''));
    }

    /** A site that was moved without its files. Only where a look at the disk does not cost a visitor. */
    private function isLost(bool $enabled): bool
    {
        if (!$enabled || !(is_admin() || wp_doing_cron() || PHP_SAPI === 'cli')) {
            return false;
        }
        $identity = EmbeddedEngine::current()->identity();
        $folder = IndexDirectory::find($identity);

        return EmbeddedEngine::canRun() && ($folder === null || !is_file($folder->storage->siteFile($identity->token)));
    }

    /** @param array{enabled: bool, rate: array{int, int}, milliseconds: int, origins: list<string>, proxies: list<string>, root: string} $want */
    private function write(array $want): void
    {
        $identity = EmbeddedEngine::current()->identity();
        $folder = IndexDirectory::find($identity);
        if ($folder === null && (!$want['enabled'] || !EmbeddedEngine::canRun())) {
            return;
        }
        $folder = IndexDirectory::make($identity);
        $file = $folder->storage->siteFile($identity->token);
        $lock = FileLock::take($folder->settingsLock(), self::WAITS_SECONDS) ?? throw new RuntimeException('they are locked or their folder is read-only.');
        try {
            $indices = SiteFile::read($file)->indices ?? [];
            [$requests, $seconds] = $want['rate'];
            (new SiteFile($want['enabled'], $identity->appId, $identity->apiKey, $indices, $want['root'], $requests, $seconds, $want['origins'], $want['proxies'], $want['milliseconds']))->write($file);
        } finally {
            $lock->release();
        }
    }

    /** '..' for the usual layout; the entry believes it because it stands in a file that visitors cannot write. */
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
