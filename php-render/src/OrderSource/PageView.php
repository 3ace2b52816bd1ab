<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

/** The data of one page view. */
final class PageView
{
    /** Full URL without the fragment. */
    public readonly string $address;
    /** Referrer; '' when the browser sent none. */
    public readonly string $referrer;
    /** Query string, encoded and without the question mark. */
    public readonly string $query;

    /** @param int $now Unix time in seconds */
    public function __construct(string $address, string $referrer, public readonly int $now)
    {
        $seen = explode('#', $address, 2)[0];
        $this->query = explode('?', $seen, 2)[1] ?? '';
        $this->address = SafeText::clean($seen, SafeText::ADDRESS);
        $this->referrer = SafeText::clean($referrer, SafeText::ADDRESS);
    }
}
