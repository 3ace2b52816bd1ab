<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Draw;

use Stallkeeper\Demo\Content\Read\PictureSpec;

/** What stands in glass on the shelf, and what lies beside it. */
final class Jars
{
    public static function jar(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(-60, 312, 480);
        self::glass($c, -60, 205, -200, 300, $p->main, $p->accent, 40);
        $c->box(-190, 20, 260, 150, '#fbf3df', 1, 16);
        $c->box(-176, 34, 232, 122, Colour::darker('#fbf3df', 0.12), 1, 12);
        $c->box(-171, 39, 222, 112, '#fbf3df', 1, 10);
        foreach ([[-60, 78], [-96, 100], [-24, 100], [-60, 122]] as [$x, $y]) {
            $c->disc($x, $y, 34, 34, $p->main);
        }
        $c->shadow(330, 300, 260);
        $c->stroke([[520, 60], [400, 200]], 26, $p->accent);
        for ($i = 0; $i < 5; $i++) {
            $c->shape(Curve::moved(Curve::roundedBox(-14, -70 + abs($i - 2) * 10, 22, 140 - abs($i - 2) * 20, 11), -49.4, 390 - $i * 21, 212 + $i * 24.5), $i % 2 === 0 ? $p->accent : Colour::lighter($p->accent, 0.25));
        }
    }

    public static function spices(Canvas $c, PictureSpec $p): void
    {
        foreach ([$p->main, $p->accent, '#3a322d', '#9a7b4a'] as $i => $spice) {
            $x = -480 + $i * 320;
            $c->shadow($x, 262, 270);
            self::glass($c, $x, 115, -160, 250, $spice, '#b98a5a', 70 + 34 * (($i * 3) % 4));
            $c->box($x - 66, 40, 132, 96, '#fbf3df', 1, 10);
            $c->box($x - 44, 66, 88, 10, '#5b4632', 1, 5);
            $c->box($x - 30, 94, 60, 8, '#5b4632', 0.6, 4);
        }
        $c->box(-$c->halfWidth(), 258, $c->halfWidth() * 2, 26, Colour::lighter($p->table, 0.2));
    }

    public static function soap(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(10, 320, 780);
        foreach ([[-20, 140, $p->main], [30, -30, $p->accent], [-10, -200, Colour::mix($p->main, '#c9b06a', 0.55)]] as [$x, $y, $colour]) {
            $c->box($x - 330, $y, 660, 178, Colour::darker($colour, 0.18), 1, 34);
            $c->box($x - 330, $y - 14, 660, 150, $colour, 1, 34);
            $c->box($x - 306, $y - 2, 612, 22, '#fffaf0', 0.3, 11);
            $c->disc($x, $y + 70, 300, 92, Colour::darker($colour, 0.16));
            $c->disc($x, $y + 73, 284, 82, $colour);
            $c->shape(Curve::moved(Curve::leaf(84, 44), 62, $x - 62, $y + 92), Colour::darker($colour, 0.22));
            $c->shape(Curve::moved(Curve::leaf(84, 44), -62, $x + 62, $y + 92), Colour::darker($colour, 0.22));
        }
        foreach ([[-470, 260, 70], [-400, 300, 40], [470, 290, 54], [-440, 180, 28]] as [$x, $y, $size]) {
            $c->disc($x, $y, $size, $size, '#ffffff', 0.55);
            $c->disc($x - $size / 6, $y - $size / 6, $size / 3, $size / 3, '#ffffff', 0.8);
        }
    }

    public static function honeycomb(Canvas $c, PictureSpec $p): void
    {
        $size = 118;
        for ($row = -6; $row <= 6; $row++) {
            for ($column = -5; $column <= 5; $column++) {
                $x = ($column + ($row % 2 === 0 ? 0.0 : 0.5)) * $size * sqrt(3);
                $y = $row * $size * 1.5;
                $closed = ($row * 7 + $column * 5 + 40) % 4 === 0;
                $c->shape(self::hexagon($x, $y, $size * 0.96), $p->accent);
                $c->shape(self::hexagon($x, $y, $size * 0.84), $closed ? '#f3d79a' : $p->main);
                $c->shape(self::hexagon($x - 6, $y - 8, $size * 0.62), $closed ? '#f8e4b6' : Colour::lighter($p->main, 0.22));
            }
        }
    }

    /** @return list<array{float, float}> */
    private static function hexagon(float $x, float $y, float $radius): array
    {
        return array_map(static fn(int $i): array => [$x + sin($i * M_PI / 3) * $radius, $y + cos($i * M_PI / 3) * $radius], range(0, 5));
    }

    /** @param float $empty how far the content stays below the neck */
    private static function glass(Canvas $c, float $x, float $half, float $top, float $bottom, string $content, string $lid, float $empty): void
    {
        $c->box($x - $half, $top + 30, 2 * $half, $bottom - $top - 30, '#ffffff', 0.55, $half * 0.22);
        $c->box($x - $half + 12, $top + 30 + $empty, 2 * $half - 24, $bottom - $top - $empty - 44, $content, 1, $half * 0.18);
        $c->box($x + $half * 0.5, $top + 30 + $empty, $half * 0.5 - 12, $bottom - $top - $empty - 44, '#20140e', 0.10, 10);
        $c->box($x - $half * 0.8, $top + 50, $half * 0.16, $bottom - $top - 110, '#ffffff', 0.4, $half * 0.08);
        $c->box($x - $half * 0.9, $top - 50, $half * 1.8, 92, Colour::darker($lid, 0.1), 1, 14);
        $c->box($x - $half * 0.9, $top - 50, $half * 1.8, 64, $lid, 1, 14);
    }
}
