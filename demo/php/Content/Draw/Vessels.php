<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Draw;

use Stallkeeper\Demo\Content\Read\PictureSpec;

/**
 * What was turned on a wheel or a lathe.
 *
 * @phpstan-import-type Point from Curve
 */
final class Vessels
{
    /** @param list<Point> $profile */
    public static function body(Canvas $c, array $profile, string $colour, float $x = 0): void
    {
        $c->shape(Curve::turned($profile, $x), $colour);
        $c->shape(Curve::turned($profile, $x, 0.45, 1), Colour::darker($colour, 1), 0.10);
        $c->shape(Curve::turned($profile, $x, 0.72, 1), Colour::darker($colour, 1), 0.10);
        $c->shape(Curve::turned($profile, $x, -0.82, -0.62), '#fffaf0', 0.22);
    }

    public static function cup(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(0, 318, 660);
        $c->disc(0, 296, 620, 96, Colour::darker($p->main, 0.12));
        $c->disc(0, 286, 610, 88, $p->main);
        $c->disc(0, 288, 380, 48, Colour::darker($p->main, 0.14));
        $c->stroke([[225, -20], [330, -30], [352, 60], [290, 140], [180, 165]], 34, Colour::darker($p->main, 0.10));
        self::body($c, [[250, -90], [246, 10], [218, 130], [160, 225], [96, 280]], $p->main);
        $c->disc(0, -90, 500, 98, Colour::lighter($p->main, 0.35));
        $c->disc(0, -84, 462, 80, $p->accent);
        $c->disc(-70, -96, 180, 22, '#fffaf0', 0.16);
        foreach ([-80, 20, 110] as $i => $x) {
            $c->stroke([[$x, -150], [$x + 34, -215], [$x - 26, -285 - 20 * ($i % 2)], [$x + 24, -370]], 18, '#ffffff', 0.45);
        }
    }

    public static function teapot(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(0, 292, 620);
        $c->stroke([[230, -60], [400, -110], [450, 20], [380, 140], [250, 160]], 42, Colour::darker($p->main, 0.14));
        $c->shape(Curve::through([[-230, 140], [-340, 90], [-390, -30], [-470, -100], [-410, -120], [-330, -60], [-220, 0], [-200, 120]]), Colour::darker($p->main, 0.06));
        self::body($c, [[120, -140], [240, -70], [310, 70], [262, 210], [150, 280]], $p->main);
        $c->disc(0, -140, 250, 50, Colour::darker($p->main, 0.25));
        self::body($c, [[24, -205], [80, -190], [122, -146], [118, -134]], Colour::lighter($p->main, 0.08));
        $c->disc(0, -222, 64, 56, $p->accent);
    }

    public static function kettle(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(0, 302, 680);
        $c->shape(Curve::through([[-250, 160], [-360, 60], [-420, -70], [-480, -110], [-420, -138], [-350, -80], [-240, -10], [-220, 120]]), Colour::darker($p->main, 0.12));
        foreach ([-1, 1] as $side) {
            $c->stroke([[$side * 176, -100], [$side * 206, -210], [$side * 150, -300]], 20, Colour::darker($p->main, 0.3));
        }
        $c->stroke([[-160, -298], [-70, -342], [70, -342], [160, -298]], 44, $p->accent);
        self::body($c, [[130, -150], [220, -90], [285, 60], [318, 230], [308, 290]], $p->main);
        $c->disc(0, -150, 268, 46, Colour::darker($p->main, 0.25));
        self::body($c, [[26, -206], [86, -190], [126, -158], [122, -146]], Colour::lighter($p->main, 0.10));
        $c->disc(0, -220, 58, 50, $p->accent);
    }

    public static function bowl(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(0, 290, 460);
        $c->disc(0, -20, 760, 150, Colour::darker($p->main, 0.35));
        foreach ([[-190, -70, 0.0], [-10, -100, 0.12], [180, -70, 0.05], [-100, -20, 0.18], [95, -25, 0.0]] as [$x, $y, $light]) {
            $fruit = Colour::lighter($p->accent, $light);
            $c->disc($x, $y, 200, 190, Colour::darker($fruit, 0.12));
            $c->disc($x - 8, $y - 8, 178, 168, $fruit);
            $c->disc($x - 42, $y - 46, 46, 36, '#fffaf0', 0.35);
            $c->stroke([[$x + 10, $y - 86], [$x + 18, $y - 112]], 12, '#5b4632');
        }
        self::body($c, [[380, -20], [366, 60], [300, 170], [180, 245], [120, 262], [126, 284]], $p->main);
        $c->shape(Curve::turned([[379, -16], [376, 14]], 0), Colour::lighter($p->main, 0.35));
    }

    public static function bowls(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(0, 322, 420);
        foreach ([0.0, 0.75, 0.35, 1.0, 0.15] as $i => $share) {
            $colour = Colour::mix($p->main, $p->accent, $share);
            $y = 60 - $i * 92;
            $w = 330 - $i * 14;
            $c->disc(0, $y, 2 * $w, 92, Colour::darker($colour, 0.32));
            self::body($c, [[$w, $y], [$w * 0.95, $y + 80], [$w * 0.75, $y + 170], [$w * 0.42, $y + 236], [$w * 0.4, $y + 254]], $colour);
            $c->shape(Curve::turned([[$w, $y], [$w * 0.99, $y + 18]]), Colour::lighter($colour, 0.35));
        }
        $c->disc(0, -308, 548, 84, Colour::lighter(Colour::mix($p->main, $p->accent, 0.15), 0.25));
        $c->disc(0, -300, 512, 66, Colour::darker($p->main, 0.35));
    }

    public static function vase(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(10, 520, 420);
        $c->stroke([[10, -60], [40, -260], [-30, -430], [-110, -640]], 14, $p->accent);
        $c->stroke([[34, -250], [120, -360], [190, -500]], 10, $p->accent);
        $c->stroke([[0, -380], [60, -480], [60, -600]], 8, $p->accent);
        foreach ([[-110, -640], [-84, -560], [-50, -490], [190, -500], [160, -440], [60, -600], [66, -530], [126, -380], [-4, -400]] as $i => [$x, $y]) {
            $c->shape(Curve::moved(Curve::leaf(86, 44), 150 + 25 * ($i % 3), $x, $y), $i % 2 === 0 ? '#d9c777' : '#c3b060');
        }
        self::body($c, [[74, -90], [58, -40], [70, 40], [170, 190], [190, 330], [140, 470], [112, 510]], $p->main);
        $c->disc(0, -90, 150, 30, Colour::darker($p->main, 0.45));
        $c->shape(Curve::turned([[128, 120], [170, 190], [186, 250]]), Colour::lighter($p->main, 0.3), 0.5);
    }
}
