<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

use RuntimeException;

/** Replaces the end of a request: a redirect, or an error page with its status as code. */
final class Stopped extends RuntimeException
{
    /** Makes redirects and error pages throw, so that a test continues. */
    public static function install(): void
    {
        add_filter(
            'wp_redirect',
            static function (string $address): never {
                throw new self($address, 302);
            },
            PHP_INT_MAX,
        );
        $die = static fn(): callable => static function (mixed $message, mixed $title = '', mixed $args = []): never {
            $code = is_int($args)
                ? $args
                : (is_int($title)
                    ? $title
                    : (is_array($args) && is_int($args['response'] ?? null)
                        ? $args['response']
                        : 500));
            throw new self(is_string($message) ? wp_strip_all_tags($message) : '', $code);
        };
        add_filter('wp_die_handler', $die, PHP_INT_MAX);
        add_filter('wp_die_ajax_handler', $die, PHP_INT_MAX);
    }
}
