<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tracking;

use Stallkeeper\Render\Http\RequestInput;

/** Sets the cookies of order attribution and lists those of the page's script. */
final class VisitorCookies
{
    public function __construct(private readonly RequestInput $input) {}

    /**
     * Sets a cookie for the whole host. The page's script sets the same cookies, so the attributes must be equal.
     *
     * @param int $until Unix time; 0 for a session cookie
     */
    public function set(string $name, string $value, int $until, bool $isHttpOnly): void
    {
        if (!headers_sent()) {
            setcookie($name, $value, [
                'expires' => $until,
                'path' => '/',
                'secure' => is_ssl(),
                'httponly' => $isHttpOnly,
                'samesite' => 'Lax',
            ]);
        }
    }

    /** Deletes a cookie of the page's script. Scripts of WooCommerce set such cookies for all subdomains, too. */
    public function deleteFromScript(string $name): void
    {
        $this->set($name, '', 1, false);
        $host = (string) preg_replace('/^www\./', '', TrackingSettings::homeHost());
        if (!headers_sent() && preg_match('/\.[a-z]/', $host) === 1) {
            setcookie($name, '', ['expires' => 1, 'path' => '/', 'domain' => $host]);
        }
    }

    /** @return list<string> names of the cookies that the page's script has set */
    public function namesFromScript(): array
    {
        return array_values(
            array_filter(
                $this->input->cookies()->names(),
                static fn(string $name): bool => preg_match('/^sbjs_\w{1,20}$/D', $name) === 1,
            ),
        );
    }
}
