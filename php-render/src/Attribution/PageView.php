<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Attribution;

/** One page view, as the request tells it. */
final class PageView
{
    /** Whole, without the fragment that no server ever sees. */
    public readonly string $address;
    /** '' when the browser sent none. */
    public readonly string $referrer;
    /** Raw, without the question mark. */
    public readonly string $query;

    /** @param int $now seconds since 1970 */
    public function __construct(string $address, string $referrer, public readonly int $now)
    {
        $seen = explode('#', $address, 2)[0];
        $this->query = explode('?', $seen, 2)[1] ?? '';
        $this->address = SafeText::clean($seen, SafeText::ADDRESS);
        $this->referrer = SafeText::clean($referrer, SafeText::ADDRESS);
    }
}
