<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Health;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Search\Http\ProxyCheck;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\Storage\ScratchFile;
use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileWriter;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\SiteHealth\TestResult;
use Stallkeeper\Tools\SiteHealth\TestStatus;

/** Warns if all visitors share one rate limit because a proxy hides their IP addresses. */
final class ProxyTests
{
    public function __construct(
        private readonly EngineStorage $storage,
        private readonly BuiltInEngine $engine,
        private readonly SiteFileWriter $siteFile,
        private readonly RequestInput $input,
        private readonly Log $log,
    ) {}

    /** The administrator's request uses the same proxy as those of visitors. */
    public function result(): TestResult
    {
        $server = $this->input->server();
        [$requests, $seconds] = $this->siteFile->rate();
        $isLimited = $requests > 0 && $seconds > 0;
        $problem = $isLimited
            ? ProxyCheck::problem($server->all(), $this->siteFile->proxies(), $this->isOneCaller())
            : null;
        if ($problem === null) {
            return new TestResult(
                TestStatus::Good,
                __('Each visitor has a separate search limit', 'stallkeeper-tools'),
                __('No proxy hides the addresses of visitors from the search.', 'stallkeeper-tools'),
            );
        }
        $address = $server->text('REMOTE_ADDR');
        $cause =
            $problem === ProxyCheck::SILENT
                ? sprintf(
                    /* translators: %s: IP address */
                    __(
                        'The site is behind the proxy %s. It is in the list of trusted proxies, but it does not send a visitor’s address in the header X-Forwarded-For.',
                        'stallkeeper-tools',
                    ),
                    $address,
                )
                : sprintf(
                    /* translators: %s: IP address */
                    __(
                        'The site is behind a proxy, such as a load balancer, a cache or a CDN, with the address %s. It is not in the list of trusted proxies.',
                        'stallkeeper-tools',
                    ),
                    $address,
                );

        return new TestResult(
            TestStatus::Recommended,
            __('All visitors share one search limit', 'stallkeeper-tools'),
            $cause . ' ' . self::effect($requests, $seconds) . ' ' . self::solution($problem),
        );
    }

    private static function effect(int $requests, int $seconds): string
    {
        return sprintf(
            /* translators: 1: number of searches, 2: number of seconds */
            __(
                'The search therefore counts all visitors as one. Together they can send %1$s searches in %2$s seconds; further searches are rejected until that time is over.',
                'stallkeeper-tools',
            ),
            number_format_i18n($requests),
            number_format_i18n($seconds),
        );
    }

    private static function solution(string $problem): string
    {
        return $problem === ProxyCheck::SILENT
            ? __('Configure the proxy to add the visitor’s address to X-Forwarded-For.', 'stallkeeper-tools')
            : __(
                'Add the addresses or networks of your proxies to wp-config.php, for example: define( \'STALLKEEPER_TRUSTED_PROXIES\', \'10.0.0.1, 172.16.0.0/12\' ); A plugin can use the filter stallkeeper_trusted_proxies instead. The proxy must send the header X-Forwarded-For.',
                'stallkeeper-tools',
            );
    }

    private function isOneCaller(): bool
    {
        $folder = $this->storage->find($this->engine->identity());

        return $folder !== null &&
            ProxyCheck::isOneCaller(new ScratchFile($folder->storage->scratchFile(), $this->log));
    }
}
