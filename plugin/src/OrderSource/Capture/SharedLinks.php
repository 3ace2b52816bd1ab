<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Capture;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\OrderSource\Campaign;
use Stallkeeper\Tools\Tracking\Cacheability;

/**
 * Removes the parameters of advertisements from the links of pages that a shared cache may store.
 *
 * WordPress and WooCommerce build links to other pages of a list, links to the cart and hidden inputs from the URL of
 * the request. A stored page would give the campaign of its first visitor to all others.
 */
final class SharedLinks
{
    public function __construct(private readonly Cacheability $cacheability, private readonly RequestInput $input) {}

    /** Hook: `template_redirect`, after all other callbacks. */
    public function removeParameters(): void
    {
        if (!$this->input->isPlain() && $this->cacheability->mayBeStored()) {
            $this->input->removeFromUrl(Campaign::isAdded(...));
        }
    }
}
