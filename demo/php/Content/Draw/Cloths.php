<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Draw;

use Stallkeeper\Demo\Content\Read\PictureSpec;

/** What was woven. */
final class Cloths
{
    public static function checks(Canvas $c, PictureSpec $p): void
    {
        $c->box(-462, -292, 960, 640, '#20140e', 0.15);
        $c->box(-480, -320, 960, 640, '#fbf6ea');
        for ($i = 0; $i < 6; $i++) {
            $c->box(-480 + $i * 160, -320, 80, 640, $p->main, 0.5);
            if ($i < 4) {
                $c->box(-480, -320 + $i * 160, 960, 80, $p->main, 0.5);
            }
        }
        $c->box(-480, -130, 960, 10, $p->accent);
        $c->box(350, -320, 10, 640, $p->accent);
        $c->shape([[-480, 320], [-480, 60], [-240, 320]], '#20140e', 0.16);
        $c->shape([[-480, 60], [-240, 320], [-250, 90]], Colour::lighter($p->main, 0.55));
        for ($i = 0; $i < 48; $i++) {
            $c->stroke([[-470 + $i * 20, -320], [-472 + $i * 20, -344]], 4, '#fbf6ea');
        }
    }

    public static function stripes(Canvas $c, PictureSpec $p): void
    {
        $c->box(-620, -352, 1240, 30, Colour::darker($p->table, 0.35), 1, 15);
        $c->shape([[-340, -330], [404, -330], [424, 430], [-320, 400]], '#20140e', 0.12);
        $c->shape([[-370, -350], [370, -350], [384, 400], [-384, 400]], $p->main);
        foreach ([[-300, 60], [-216, 18], [150, 18], [200, 18], [250, 60]] as [$x, $width]) {
            $c->shape([[$x, -350], [$x + $width, -350], [$x * 1.04 + $width, 400], [$x * 1.04, 400]], $p->accent);
        }
        foreach ([-120, 60, 320] as $x) {
            $c->shape([[$x, -350], [$x + 40, -350], [$x + 66, 400], [$x - 12, 400]], '#20140e', 0.06);
        }
        $c->box(-370, -356, 740, 22, '#ffffff', 0.4);
        for ($i = 0; $i < 52; $i++) {
            $c->stroke([[-378 + $i * 14.8, 398], [-380 + $i * 14.8 + ($i % 3) * 2, 436]], 5, Colour::darker($p->main, 0.06));
        }
    }

    public static function weave(Canvas $c, PictureSpec $p): void
    {
        $step = 50;
        for ($row = -10; $row <= 10; $row++) {
            for ($column = -15; $column <= 15; $column++) {
                $far = abs((($column + 42) % 12) - 6) + abs((($row + 36) % 12) - 6);
                $colour = match (true) {
                    $far <= 2, $far === 5 => $p->accent,
                    $far === 8, $far === 11 => Colour::lighter($p->main, 0.45),
                    default => $p->main,
                };
                $over = ($row + $column) % 2 === 0;
                $c->box($column * $step - 24, $row * $step - 24, 48, 48, Colour::darker($colour, $over ? 0.14 : 0.28), 1, 12);
                $c->box($column * $step - ($over ? 23 : 17), $row * $step - ($over ? 17 : 23), $over ? 46 : 34, $over ? 34 : 46, $colour, 1, 12);
            }
        }
    }

    public static function basket(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(0, 318, 640);
        $c->disc(0, -40, 780, 140, Colour::darker($p->accent, 0.45));
        $c->stroke([[-350, -40], [-300, -260], [-140, -376], [140, -376], [300, -260], [350, -40]], 46, $p->accent);
        $c->stroke([[-338, -60], [-288, -250], [-130, -358], [130, -358], [288, -250], [338, -60]], 10, Colour::lighter($p->main, 0.3), 0.7);
        $rows = 11;
        for ($row = 0; $row < $rows; $row++) {
            $y = -30 + $row * 31.5;
            $half = 388 - 98 * ($row / $rows) ** 2 - $row * 3;
            $c->box(-$half, $y - 4, 2 * $half, 36, Colour::darker($p->accent, 0.3), 1, 16);
            $count = 13;
            for ($i = 0; $i < $count; $i++) {
                // Rods seem to come closer together towards the sides of a round basket.
                $from = sin((($i + ($row % 2) * 0.5) / $count - 0.5) * M_PI) * $half;
                $to = sin((min($count, $i + 1 + ($row % 2) * 0.5) / $count - 0.5) * M_PI) * $half;
                $colour = Colour::mix($p->main, $p->accent, abs($i - 5) / 12 + ($row + $i) % 3 * 0.08);
                $c->box($from, $y, max(8, $to - $from - 5), 27, $colour, 1, min(13, max(3, ($to - $from - 5) / 2)));
                $c->box($from + 4, $y + 4, max(2, ($to - $from) * 0.6), 6, '#fffaf0', 0.22);
            }
        }
        $c->stroke([[-392, -36], [-200, 24], [0, 40], [200, 24], [392, -36]], 34, $p->accent);
        $c->stroke([[-386, -42], [-200, 16], [0, 32], [200, 16], [386, -42]], 9, Colour::lighter($p->main, 0.3), 0.7);
    }
}
