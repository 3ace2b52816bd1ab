<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

use Stallkeeper\Search\Limits\RateLimiter;
use Stallkeeper\Search\Limits\SearchTime;
use Stallkeeper\Search\Log\ErrorLog;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\Storage\IndexDirectory;
use Stallkeeper\Search\Storage\Requirements;
use Stallkeeper\Search\Storage\ResponseCache;
use Stallkeeper\Search\Storage\ScratchFile;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Search\Synonyms\WordForms;

/**
 * Answers search requests without loading WordPress.
 *
 * It derives all file paths from its own location and from the site token in the URL. Host, headers and parameters
 * never select a file. Every invalid request gets the same 404 response, so that a client cannot probe the server.
 */
final class LightEndpoint
{
    /** The entry script is content/plugins/<plugin>/api/search.php, four levels below the content directory. */
    private const LEVELS_TO_CONTENT = 4;

    /**
     * @param string                  $scriptFile absolute path of the entry script as the server resolved it (plugins
     * can be symlinks)
     * @param array<array-key, mixed> $server     $_SERVER
     * @param array<array-key, mixed> $query      $_GET
     * @param WordForms|null          $forms      singulars and plurals; null for none
     */
    public static function respond(
        string $scriptFile,
        array $server,
        array $query,
        string $body,
        ?WordForms $forms = null,
    ): Response {
        $info = is_string($server['PATH_INFO'] ?? null) ? $server['PATH_INFO'] : '';
        if (preg_match('#^/([0-9a-f]{32})(/.*)$#Ds', $info, $found) !== 1) {
            return self::notFound();
        }
        if (!Requirements::areMet()) {
            return Response::error(503, 'The search engine needs the PHP extensions pdo_sqlite, mbstring and zlib');
        }
        $content = dirname($scriptFile, self::LEVELS_TO_CONTENT);
        $storage = IndexDirectory::find($content . '/uploads', $content);
        // Posts that are no longer public cannot be removed from an index in a read-only directory.
        if ($storage === null || !is_writable($storage->path)) {
            return self::notFound();
        }
        $request = self::request($server, $query, $body, $found[2]);
        $log = new ErrorLog();
        $response = self::try($storage, $found[1], $content, $request, $log, $forms);

        // A rebuild may have replaced the file between reading its name and opening it. Read the name again.
        return $response->status === 503
            ? self::try($storage, $found[1], $content, $request, $log, $forms, false)
            : $response;
    }

    private static function try(
        IndexDirectory $storage,
        string $token,
        string $content,
        Request $request,
        Log $log,
        ?WordForms $forms,
        bool $isFirst = true,
    ): Response {
        $site = SiteFile::read($storage->siteFile($token));
        if ($site === null || !$site->enabled || is_file($content . '/' . $site->root . '/.maintenance')) {
            return self::notFound();
        }

        $scratch = new ScratchFile($storage->scratchFile(), $log);
        $api = new Api(
            $site,
            $storage->path,
            $isFirst ? new RateLimiter($scratch) : null,
            new ResponseCache($scratch),
            $isFirst ? new SearchTime($scratch) : null,
            log: $log,
            isRepeated: $isFirst,
            forms: $forms,
        );

        return $api->handle($request);
    }

    /**
     * @param array<array-key, mixed> $server
     * @param array<array-key, mixed> $query
     */
    private static function request(array $server, array $query, string $body, string $path): Request
    {
        $text = static fn(string $name): string => is_string($server[$name] ?? null) ? $server[$name] : '';
        $headers = [];
        foreach (
            [
                'ORIGIN' => 'origin',
                'X_ALGOLIA_APPLICATION_ID' => 'x-algolia-application-id',
                'X_ALGOLIA_API_KEY' => 'x-algolia-api-key',
                'X_FORWARDED_FOR' => 'x-forwarded-for',
            ]
            as $key => $name
        ) {
            if ($text("HTTP_$key") !== '') {
                $headers[$name] = $text("HTTP_$key");
            }
        }

        $startedAt = $server['REQUEST_TIME_FLOAT'] ?? 0.0;

        return new Request(
            $text('REQUEST_METHOD'),
            $path,
            $query,
            $headers,
            $body,
            $text('REMOTE_ADDR'),
            is_float($startedAt) ? $startedAt : 0.0,
        );
    }

    private static function notFound(): Response
    {
        return Response::error(404, 'Not found');
    }
}
