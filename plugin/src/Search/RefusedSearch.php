<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Search\RefusalReason;
use Stallkeeper\Search\SearchException;

/**
 * Reason why a page shows no results: the visitor has searched too often, the search costs too much, or the database
 * cannot be read.
 */
final class RefusedSearch
{
    private const TOO_EXPENSIVE = 413;
    private const TOO_MANY = 429;
    private const UNAVAILABLE = 503;

    /**
     * @param int $status HTTP status
     * @param int $retryAfter seconds until the visitor may search again; 0 if this is unknown, or if this search can
     *     never succeed
     */
    private function __construct(private readonly int $status, private readonly int $retryAfter) {}

    /** @return self|null null if the search was invalid rather than too expensive */
    public static function fromError(SearchException $error): ?self
    {
        return match ($error->reason) {
            RefusalReason::Invalid => null,
            RefusalReason::TooExpensive => new self(self::TOO_EXPENSIVE, $error->retryAfter),
            RefusalReason::TooMany => new self(self::TOO_MANY, $error->retryAfter),
        };
    }

    /** @param int $seconds until the visitor may search again */
    public static function after(int $seconds): self
    {
        return new self(self::TOO_MANY, $seconds);
    }

    /** The database cannot be read. */
    public static function unavailable(): self
    {
        return new self(self::UNAVAILABLE, 0);
    }

    public function isUnavailable(): bool
    {
        return $this->status === self::UNAVAILABLE;
    }

    public function message(): string
    {
        if ($this->isUnavailable()) {
            return __('The search is not available at the moment. Please try again later.', 'stallkeeper-tools');
        }

        return $this->retryAfter > 0
            ? sprintf(
                /* translators: %s: number of seconds */
                _n(
                    'Too many searches in a short time. Please try again in %s second.',
                    'Too many searches in a short time. Please try again in %s seconds.',
                    $this->retryAfter,
                    'stallkeeper-tools',
                ),
                number_format_i18n($this->retryAfter),
            )
            : __('This search takes too long. Please use fewer words or fewer filters.', 'stallkeeper-tools');
    }

    /** Prevents caching: other visitors may search now, and this one later. */
    public function sendHeaders(): void
    {
        UnstoredResponse::sendHeaders();
        if (headers_sent()) {
            return;
        }
        if ($this->retryAfter > 0) {
            status_header(429);
            header('Retry-After: ' . $this->retryAfter);
        } elseif ($this->isUnavailable() && is_search()) {
            // On other pages the search is a small part of the content.
            status_header(self::UNAVAILABLE);
        }
    }
}
