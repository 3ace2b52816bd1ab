<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Read;

/** A part of a scene, seen from nearer: which point is in the middle (the canvas's units), and how many times larger; less than 1 is from further away. */
final class CloseUp
{
    private function __construct(public readonly float $times, public readonly float $x, public readonly float $y) {}

    public static function from(Fields $fields): self
    {
        $closeUp = new self($fields->number('times'), $fields->number('x'), $fields->number('y'));
        if ($closeUp->times < 0.5 || $closeUp->times > 6) {
            throw $fields->error('times', 'must be from 0.5 to 6');
        }
        $fields->end();

        return $closeUp;
    }
}
