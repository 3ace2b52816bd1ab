<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn;

/** The few currencies of the demo; any other shows its three letters. */
final class Currency
{
    public const SYMBOLS = ['EUR' => '&euro;', 'GBP' => '&pound;', 'USD' => '&#36;', 'JPY' => '&yen;', 'CHF' => '&#67;&#72;&#70;'];
    public const FORMATS = ['left' => '%1$s%2$s', 'right' => '%2$s%1$s', 'left_space' => '%1$s&nbsp;%2$s', 'right_space' => '%2$s&nbsp;%1$s'];
}
