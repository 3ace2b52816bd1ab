<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Indexing;

use Stallkeeper\Tools\Search\Engine\EngineStorage;

/**
 * Identifies the web server that runs this request, by its host name and by its own index directory. Two servers with
 * the same name have different directories, unless they share their storage.
 */
final class ServerId
{
    private const LENGTH = 12;

    private string $id = '';

    public function __construct(private readonly EngineStorage $storage) {}

    /** @return string 12 hexadecimal digits; a keyed hash that does not reveal the host name */
    public function get(): string
    {
        if ($this->id === '') {
            $credentials = $this->storage->credentials();
            $directory = $this->storage->find($credentials)?->storage->path ?? WP_CONTENT_DIR;
            $this->id = substr(
                hash_hmac('sha256', gethostname() . ' ' . $directory, $credentials->token),
                0,
                self::LENGTH,
            );
        }

        return $this->id;
    }
}
