<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Http;

/**
 * The input of this request. Other classes do not use `$_GET` and the like, so that a test can replace this service;
 * `bin/tests/dependencies.test.mjs` checks it. Each call reads the current values, because other plugins may change
 * them.
 */
final class RequestInput
{
    public function query(): Input
    {
        return Input::slashed($_GET);
    }

    public function posted(): Input
    {
        return Input::slashed($_POST);
    }

    /** @return Input uploaded files by the name of their field: tmp_name, error, size. PHP adds no slashes to them */
    public function uploads(): Input
    {
        return Input::fromArray($_FILES);
    }

    /** @return Input values of the URL and the form, for code that follows WooCommerce and accepts both */
    public function any(): Input
    {
        return Input::slashed($_REQUEST);
    }

    public function cookies(): Input
    {
        return Input::slashed($_COOKIE);
    }

    /** @return Input request headers such as HTTP_USER_AGENT, and values of the server such as REMOTE_ADDR */
    public function server(): Input
    {
        return Input::slashed($_SERVER);
    }

    /** @return float Unix time at which the request started; 0 if the server does not say */
    public function startedAt(): float
    {
        $time = $_SERVER['REQUEST_TIME_FLOAT'] ?? null;

        return is_numeric($time) ? (float) $time : 0.0;
    }

    /** Whether a browser requests the page in advance, and the visitor may never see it. */
    public function isPrefetch(): bool
    {
        $headers = $this->server();
        $purpose = $headers->text('HTTP_SEC_PURPOSE') . $headers->text('HTTP_PURPOSE') . $headers->text('HTTP_X_MOZ');

        return str_contains(strtolower($purpose), 'prefetch');
    }

    /** Whether the request neither submits a form nor has parameters, as most page views. */
    public function isPlain(): bool
    {
        return $_GET === [] && $_POST === [] && in_array($_SERVER['REQUEST_METHOD'] ?? '', ['GET', 'HEAD'], true);
    }

    /**
     * Changes a posted value before WooCommerce reads it. WooCommerce reads `$_POST` and `$_REQUEST` without a filter.
     *
     * @param string|array<array-key, mixed> $value with slashes
     */
    public function setPosted(string $name, string|array $value): void
    {
        $_POST[$name] = $_REQUEST[$name] = $value;
    }

    /** Removes a posted value before WooCommerce reads it. */
    public function removePosted(string $name): void
    {
        unset($_POST[$name], $_REQUEST[$name]);
    }

    /**
     * Removes parameters of the URL from everything that WordPress and plugins build links from.
     *
     * @param callable(string): bool $isRemoved by name of the parameter
     */
    public function removeFromUrl(callable $isRemoved): void
    {
        foreach (array_keys($_GET) as $name) {
            if ($isRemoved((string) $name)) {
                unset($_GET[$name]);
                isset($_POST[$name]) || $this->removePosted((string) $name);
            }
        }
        $keep = static fn(string $pair): bool => !$isRemoved(explode('=', $pair, 2)[0]);
        foreach (['REQUEST_URI' => '?', 'QUERY_STRING' => ''] as $variable => $mark) {
            $whole = is_string($_SERVER[$variable] ?? null) ? $_SERVER[$variable] : '';
            [$path, $query] = $mark === '' ? ['', $whole] : explode($mark, $whole, 2) + [1 => ''];
            $kept = implode('&', array_filter(explode('&', $query), $keep));
            if ($kept !== $query) {
                $_SERVER[$variable] = $path . ($kept === '' ? '' : $mark . $kept);
            }
        }
    }

    /** Removes a parameter that is a list where WordPress or WooCommerce expects text and fails with a fatal error. */
    public function removeList(string $name): void
    {
        foreach ([&$_GET, &$_POST, &$_REQUEST] as &$values) {
            if (is_array($values[$name] ?? null)) {
                unset($values[$name]);
            }
        }
    }
}
