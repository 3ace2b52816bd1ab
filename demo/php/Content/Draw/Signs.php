<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Draw;

use Stallkeeper\Demo\Content\Read\PictureSpec;

/** What hangs over the doors of workshops: a mark in a ring, a line to each side. */
final class Signs
{
    public static function hill(Canvas $c, PictureSpec $p): void
    {
        self::ring($c, $p);
        $c->shape([[-250, 190], [-60, -140], [80, 80], [130, 10], [250, 190]], $p->main);
        $c->disc(110, -130, 90, 90, $p->accent);
    }

    public static function drop(Canvas $c, PictureSpec $p): void
    {
        self::ring($c, $p);
        $c->shape(Curve::turned([[4, -240], [70, -90], [150, 50], [130, 160], [4, 210]]), $p->main);
        $c->stroke([[-70, 70], [-50, 130], [0, 156]], 24, $p->accent);
    }

    public static function branch(Canvas $c, PictureSpec $p): void
    {
        self::ring($c, $p);
        $c->stroke([[0, 250], [0, 0], [0, -160]], 22, $p->accent);
        foreach ([[-50, 150, -55], [50, 150, 55], [-40, 20, -50], [40, 20, 50], [0, -90, 0]] as [$x, $y, $turn]) {
            $c->shape(Curve::moved(Curve::leaf(190, 110), $turn, $x * 0.2, $y), $p->main);
        }
    }

    public static function comb(Canvas $c, PictureSpec $p): void
    {
        self::ring($c, $p);
        foreach ([[0, -150, 'main'], [-130, -75, 'accent'], [130, -75, 'main'], [0, 0, 'accent'], [-130, 75, 'main'], [130, 75, 'accent'], [0, 150, 'main']] as [$x, $y, $colour]) {
            $cell = [];
            for ($corner = 0; $corner < 6; $corner++) {
                $cell[] = [$x + 74 * cos(deg2rad($corner * 60)), $y + 74 * sin(deg2rad($corner * 60))];
            }
            $c->shape($cell, $colour === 'main' ? $p->main : $p->accent);
        }
    }

    public static function flame(Canvas $c, PictureSpec $p): void
    {
        self::ring($c, $p);
        $c->shape(Curve::moved(Curve::leaf(430, 330), 8, -10, 220), $p->main);
        $c->shape(Curve::moved(Curve::leaf(230, 170), -6, 14, 200), $p->accent);
    }

    public static function wave(Canvas $c, PictureSpec $p): void
    {
        self::ring($c, $p);
        foreach ([-110, 0, 110] as $i => $y) {
            $c->stroke([[-230, $y + 20], [-130, $y - 40], [0, $y + 20], [120, $y + 60], [230, $y]], 40, $i === 1 ? $p->accent : $p->main);
        }
    }

    public static function loom(Canvas $c, PictureSpec $p): void
    {
        self::ring($c, $p);
        foreach ([-140, -47, 47, 140] as $i => $at) {
            foreach ([-140, -47, 47, 140] as $j => $y) {
                $isOver = ($i + $j) % 2 === 0;
                $c->box($at - ($isOver ? 46 : 30), $y - ($isOver ? 30 : 46), $isOver ? 92 : 60, $isOver ? 60 : 92, $isOver ? $p->main : $p->accent, 1, 14);
            }
        }
    }

    public static function wheel(Canvas $c, PictureSpec $p): void
    {
        self::ring($c, $p);
        $c->disc(0, 150, 420, 110, $p->accent);
        Vessels::body($c, [[70, -170], [110, -140], [150, -20], [120, 90], [80, 140]], $p->main);
        $c->disc(0, -170, 140, 36, Colour::darker($p->main, 0.4));
    }

    private static function ring(Canvas $c, PictureSpec $p): void
    {
        $c->disc(0, 0, 780, 780, $p->main);
        $c->disc(0, 0, 720, 720, $p->wall);
        foreach ([-1, 1] as $side) {
            $c->box($side > 0 ? 450 : -800, -12, 350, 24, $p->main, 1, 12);
            $c->disc($side * 620, 0, 90, 90, $p->wall);
            $c->disc($side * 620, 0, 60, 60, $p->accent);
        }
    }
}
