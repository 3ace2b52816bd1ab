<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use Stallkeeper\Tools\PinnedResults\PinnedScreen;
use Stallkeeper\Tools\Redirects\RedirectsScreen;
use Stallkeeper\Tools\Tests\Fakes\Stopped;

/** Opens a screen of the admin, and submits its form. Call Stopped::install() before. */
trait SubmittedScreen
{
    /** @param class-string<PinnedScreen|RedirectsScreen> $class */
    private function screenHtml(string $class): string
    {
        ob_start();
        $this->newRequest()->get($class)->printPage();

        return (string) ob_get_clean();
    }

    /**
     * @param class-string<PinnedScreen|RedirectsScreen> $class
     * @param array<string, mixed> $form submitted values
     *
     * @return string address of a redirect, or HTML
     */
    private function submitScreen(string $class, array $form, string $nonce): string
    {
        $_POST = wp_slash($form);
        $_REQUEST = ['_wpnonce' => $nonce];
        $screen = $this->newRequest()->get($class);
        try {
            $screen->save();
        } catch (Stopped $stopped) {
            return $stopped->getMessage();
        }
        ob_start();
        $screen->printPage();

        return (string) ob_get_clean();
    }
}
