<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Draw;

use Stallkeeper\Demo\Content\Read\PictureSpec;

/** What the shop sells and no story of the journal has needed yet. */
final class Wares
{
    public static function casserole(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(0, 300, 820);
        foreach ([-1, 1] as $side) {
            $c->stroke([[$side * 340, -30], [$side * 440, -34], [$side * 446, 44], [$side * 340, 50]], 34, Colour::darker($p->main, 0.25));
        }
        Vessels::body($c, [[360, -70], [366, 80], [350, 220], [312, 288]], $p->main);
        $c->box(-372, -92, 744, 40, Colour::darker($p->main, 0.3), 1, 18);
        Vessels::body($c, [[60, -190], [200, -172], [320, -128], [376, -78]], Colour::lighter($p->main, 0.06));
        $c->box(-378, -96, 756, 24, Colour::darker($p->main, 0.12), 1, 12);
        Vessels::body($c, [[30, -258], [66, -244], [52, -214], [34, -184]], $p->accent);
        $c->disc(0, -252, 74, 34, Colour::lighter($p->accent, 0.3));
    }

    public static function teaBowl(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(0, 262, 360);
        $c->disc(0, -120, 560, 130, Colour::darker($p->main, 0.38));
        $c->disc(0, -100, 500, 98, $p->accent);
        $c->disc(-60, -112, 200, 26, '#fffaf0', 0.22);
        Vessels::body($c, [[280, -120], [276, -20], [236, 110], [160, 196], [96, 216], [104, 250]], $p->main);
        $c->shape(Curve::turned([[280, -118], [277, -88]]), Colour::lighter($p->main, 0.4));
        // Where the glaze has run down in the fire.
        foreach ([[-190, 96], [-96, 150], [0, 128], [104, 156], [190, 90]] as [$x, $y]) {
            $c->shape(Curve::through([[$x - 40, -60], [$x - 26, $y - 40], [$x, $y], [$x + 26, $y - 40], [$x + 40, -60]]), Colour::lighter($p->main, 0.2), 0.5);
        }
        $c->box(-104, 214, 208, 36, Colour::darker($p->table, 0.1), 1, 8);
    }

    public static function paring(Canvas $c, PictureSpec $p): void
    {
        $c->disc(-60, 120, 470, 420, '#20140e', 0.14);
        $c->disc(-80, 96, 460, 430, '#a9bb4e');
        $c->disc(-96, 80, 400, 366, '#c3d06a');
        $c->shape(Curve::through([[-270, -20], [-150, -110], [40, -104], [140, 10], [150, 130], [70, 40], [-90, -10], [-270, -20]]), '#f4ecd2');
        $c->stroke([[-90, -96], [-76, -150], [-40, -180]], 16, '#5b4632');
        $c->stroke([[150, 110], [210, 190], [190, 280], [250, 350], [340, 340]], 44, '#b4c558');
        $c->stroke([[150, 110], [210, 190], [190, 280], [250, 350], [340, 340]], 12, '#f4ecd2');
        $blade = [...Curve::through([[-300, 20], [-230, -34], [-60, -52], [40, -54]]), [40, 34], ...Curve::through([[40, 34], [-120, 44], [-240, 40], [-300, 20]])];
        $handle = Curve::roundedBox(30, -62, 330, 104, 46);
        foreach ([[14, 22, '#20140e', 0.14], [0, 0, null, 1.0]] as [$dx, $dy, $shade, $opacity]) {
            $c->shape(Curve::moved($blade, -28, 60 + $dx, -270 + $dy), $shade ?? $p->main, $opacity);
            $c->shape(Curve::moved($handle, -28, 60 + $dx, -270 + $dy), $shade ?? $p->accent, $opacity);
        }
        foreach ([110, 280] as $x) {
            [[$rx, $ry]] = Curve::moved([[$x, -10]], -28, 60, -270);
            $c->disc($rx, $ry, 24, 24, '#e2c68a');
        }
    }

    public static function breadKnife(Canvas $c, PictureSpec $p): void
    {
        $wave = [];
        for ($i = 0; $i <= 36; $i++) {
            $wave[] = [200 - $i * 19, 30 + ($i % 2 === 0 ? 0 : 16)];
        }
        $blade = [[200, -50], [-430, -50], ...Curve::through([[-430, -50], [-486, -30], [-484, 30]]), ...array_reverse($wave)];
        $handle = Curve::through([[196, -56], [300, -66], [430, -50], [500, -58], [530, 0], [500, 40], [420, 22], [300, 36], [196, 24], [196, -56]]);
        foreach ([[16, 24, '#20140e', 0.14], [0, 0, null, 1.0]] as [$dx, $dy, $shade, $opacity]) {
            $c->shape(Curve::moved($blade, 0, -20 + $dx, -230 + $dy), $shade ?? $p->main, $opacity);
            $c->shape(Curve::moved($handle, 0, -20 + $dx, -230 + $dy), $shade ?? $p->accent, $opacity);
        }
        foreach ([270, 360, 450] as $x) {
            $c->disc($x - 20, -240, 20, 20, '#d8c79a');
        }
        $crust = Curve::through([[-330, 340], [-350, 120], [-330, 40], [-200, -20], [0, -40], [200, -20], [330, 40], [350, 120], [330, 340], [0, 356], [-330, 340]]);
        $c->shape(Curve::moved($crust, 0, 22, 30), '#20140e', 0.12);
        $c->shape($crust, '#9c5f2c');
        $c->shape(Curve::through([[-300, 316], [-318, 130], [-300, 70], [-180, 14], [0, -4], [180, 14], [300, 70], [318, 130], [300, 316], [0, 328], [-300, 316]]), '#f0dcb4');
        foreach ([[-200, 120, 40], [-90, 70, 26], [40, 150, 50], [150, 90, 30], [220, 210, 36], [-140, 240, 30], [10, 260, 24], [-250, 200, 18]] as [$x, $y, $size]) {
            $c->disc($x, $y, $size, $size * 0.7, '#dcc08c');
        }
    }

    public static function whetstone(Canvas $c, PictureSpec $p): void
    {
        $c->shadow(0, 292, 900);
        $c->box(-440, 180, 880, 110, '#8a6a4c', 1, 18);
        $c->box(-440, 180, 880, 20, '#a8845d', 1, 10);
        foreach ([-360, 300] as $x) {
            $c->box($x, 120, 60, 70, '#7a5a3e', 1, 8);
        }
        $c->box(-330, 30, 660, 150, $p->main, 1, 14);
        $c->box(-330, -70, 660, 118, $p->accent, 1, 14);
        $c->box(-330, -70, 660, 26, '#ffffff', 0.45, 13);
        $c->box(150, -30, 180, 210, '#20140e', 0.08, 14);
        foreach ([[-240, -96, 60], [-120, -104, 40], [60, -98, 70], [220, -102, 46]] as [$x, $y, $size]) {
            $c->disc($x, $y + 30, $size, $size * 0.36, '#ffffff', 0.75);
            $c->disc($x - $size / 6, $y + 27, $size / 3, $size / 9, '#ffffff');
        }
        foreach ([[-390, 150], [-200, 214], [120, 226], [390, 160]] as $i => [$x, $y]) {
            $c->disc($x, $y, 18, 30 + $i % 2 * 8, '#ffffff', 0.5);
        }
    }
}
