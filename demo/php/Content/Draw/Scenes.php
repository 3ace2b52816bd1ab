<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Draw;

use Stallkeeper\Demo\Content\Read\PictureSpec;

/** Light, leaves and the stall itself. */
final class Scenes
{
    public static function lamp(Canvas $c, PictureSpec $p): void
    {
        $c->glow(0, -60, 620, '#ffdf9a', 0.55);
        $c->shape([[-190, -80], [190, -80], [430, 300], [-430, 300]], '#ffe9b8', 0.22);
        $c->disc(0, 300, 860, 130, '#ffe3a6', 0.30);
        $c->shadow(0, 322, 300);
        $c->box(-14, -80, 28, 390, $p->accent);
        Vessels::body($c, [[16, 120], [40, 190], [30, 250], [110, 292], [116, 312]], $p->accent);
        $c->shape([[-130, -340], [130, -340], [230, -60], [-230, -60]], $p->main);
        $c->shape([[30, -340], [130, -340], [230, -60], [60, -60]], Colour::darker($p->main, 1), 0.08);
        $c->shape([[-110, -340], [-60, -340], [-120, -60], [-200, -60]], '#ffffff', 0.35);
        $c->box(-232, -70, 464, 14, Colour::darker($p->main, 0.2), 1, 7);
        $c->box(-132, -346, 264, 12, Colour::darker($p->main, 0.2), 1, 6);
        $c->box(-330, 270, 200, 34, '#7a3b32', 1, 6);
        $c->box(-322, 244, 180, 26, '#d9cdb4', 1, 4);
    }

    public static function lantern(Canvas $c, PictureSpec $p): void
    {
        foreach ([[-380, -620], [-180, -680], [240, -640], [400, -520], [-300, -420], [330, -300], [-420, -180], [420, -60]] as $i => [$x, $y]) {
            $c->disc($x, $y, 8 + $i % 3 * 4, 8 + $i % 3 * 4, '#f6ecc9', 0.8);
        }
        $c->glow(0, 60, 680, $p->accent, 0.6);
        $c->disc(0, 420, 620, 110, $p->accent, 0.25);
        $c->stroke([[-110, -300], [-120, -460], [0, -540], [120, -460], [110, -300]], 18, Colour::lighter($p->main, 0.15));
        $c->box(-190, -170, 380, 540, '#fbe3a0', 0.85, 30);
        $c->glow(0, 150, 180, '#fff6d8', 0.9);
        $c->shape(Curve::moved(Curve::leaf(260, 130), 0, 0, 250), '#f29b38');
        $c->shape(Curve::moved(Curve::leaf(180, 84), 0, 0, 246), '#fff1c4');
        $c->box(-48, 240, 96, 120, '#f4ead2', 1, 10);
        foreach ([-200, -12, 176] as $x) {
            $c->box($x, -180, 24, 560, $p->main, $x === -12 ? 0.5 : 1.0);
        }
        $c->shape([[-120, -310], [120, -310], [240, -170], [-240, -170]], $p->main);
        $c->shape([[-40, -310], [60, -310], [120, -170], [-60, -170]], '#fffaf0', 0.08);
        $c->box(-240, 366, 480, 60, $p->main, 1, 12);
    }

    public static function leaf(Canvas $c, PictureSpec $p): void
    {
        $c->stroke([[20, 620], [-20, 300], [10, -40], [0, -420]], 20, $p->accent);
        foreach ([[440, 250, 66], [230, 290, 60], [20, 270, 54], [-170, 220, 46], [-320, 160, 36]] as $i => [$y, $length, $turn]) {
            foreach ([-1, 1] as $side) {
                $colour = $side < 0 ? $p->main : Colour::lighter($p->main, 0.14);
                $place = [$side * $turn, -12 + $i * 4, $y - ($side > 0 ? 24 : 0)];
                $c->shape(Curve::moved(Curve::leaf($length, $length * 0.62), ...$place), $colour);
                $c->stroke(Curve::moved([[0, -10], [4, -$length * 0.5], [0, -$length * 0.9]], ...$place), 7, $p->accent, 0.7);
                foreach ([0.25, 0.42, 0.58] as $share) {
                    $rib = [[0, -$length * $share], [$length * 0.13, -$length * ($share + 0.12)], [$length * 0.2, -$length * ($share + 0.2)]];
                    $c->stroke(Curve::moved($rib, ...$place), 4, $p->accent, 0.5);
                    $c->stroke(Curve::moved(array_map(static fn(array $q): array => [-$q[0], $q[1]], $rib), ...$place), 4, $p->accent, 0.5);
                }
            }
        }
        foreach ([-22, 24, 0] as $turn) {
            $c->shape(Curve::moved(Curve::leaf(170, 92), $turn, 0, -400), Colour::lighter($p->main, 0.1 + abs($turn) / 200));
        }
    }

    public static function stall(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(0, 352, 1150);
        foreach ([-500, 480] as $x) {
            $c->box($x, -260, 22, 610, '#6f5a46');
        }
        $c->box(-478, -160, 958, 260, Colour::darker($p->wall, 0.35), 0.5);
        foreach ([[-380, '#3d6a8f'], [-250, '#d8cbb6'], [-130, '#6d7f79']] as [$x, $colour]) {
            Vessels::body($c, [[34, -40], [30, -10], [56, 40], [52, 84], [34, 100]], $colour, $x);
        }
        foreach ([0, 90, 180] as $x) {
            $c->box($x, 0, 70, 100, '#d98a1c', 1, 12);
            $c->box($x + 4, -18, 62, 24, '#8a5a2b', 1, 6);
        }
        foreach ([[310, 60], [370, 60], [430, 60], [340, 14], [400, 14]] as [$x, $y]) {
            $c->disc($x, $y + 12, 68, 64, '#cf4a38');
            $c->disc($x - 12, $y, 18, 12, '#fffaf0', 0.5);
        }
        $c->box(-540, 96, 1080, 34, '#8a6a4c', 1, 6);
        for ($i = 0; $i < 9; $i++) {
            $c->box(-520 + $i * 116, 130, 110, 214, $i % 2 === 0 ? '#b08d66' : '#a8845d');
        }
        for ($i = 0; $i < 10; $i++) {
            $colour = $i % 2 === 0 ? $p->main : $p->accent;
            $top = static fn(int $n): float => -480 + $n * 96.0;
            $low = static fn(int $n): float => -600 + $n * 120.0;
            $c->shape([[$top($i), -420], [$top($i + 1), -420], [$low($i + 1), -220], [$low($i), -220]], $colour);
            $c->box($low($i), -222, 120, 30, Colour::darker($colour, 0.10));
            $c->disc($low($i) + 60, -194, 120, 76, Colour::darker($colour, 0.10));
        }
        $c->stroke([[0, -200], [0, -130]], 6, '#3b3226');
        $c->glow(0, -96, 150, '#ffdf9a', 0.5);
        $c->shape([[-34, -130], [34, -130], [54, -88], [-54, -88]], '#3b3226');
        $c->disc(0, -84, 50, 36, '#fff1c4');
    }
}
