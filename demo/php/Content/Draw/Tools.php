<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Draw;

use Stallkeeper\Demo\Content\Read\PictureSpec;

/** What is held in the hand. */
final class Tools
{
    public static function knife(Canvas $c, PictureSpec $p): void
    {
        $blade = [...Curve::through([[-520, 60], [-430, -30], [-250, -84], [130, -96]]), [130, 70], ...Curve::through([[120, 74], [-100, 84], [-350, 84], [-520, 60]])];
        $handle = Curve::through([[124, -96], [260, -104], [420, -80], [540, -96], [590, -40], [570, 20], [520, 30], [400, -12], [260, -20], [124, -26]]);
        foreach ([[18, 26, '#20140e', 0.14], [0, 0, null, 1.0]] as [$dx, $dy, $shade, $opacity]) {
            $c->shape(Curve::moved($blade, -8, $dx, $dy), $shade ?? $p->main, $opacity);
            $c->shape(Curve::moved($handle, -8, $dx, $dy), $shade ?? $p->accent, $opacity);
        }
        $c->shape(Curve::moved([...Curve::through([[-520, 60], [-350, 84], [-100, 84], [120, 74]]), [128, 46], ...Curve::through([[120, 46], [-100, 54], [-350, 58], [-520, 60]])], -8), '#f5f8f8');
        $c->shape(Curve::moved(Curve::roundedBox(112, -98, 34, 74, 6), -8), '#d8b46a');
        foreach ([220, 340, 460] as $x) {
            [[$rx, $ry]] = Curve::moved([[$x, -58]], -8);
            $c->disc($rx, $ry, 22, 22, '#e2c68a');
        }
        $c->disc(-310, 222, 252, 216, '#20140e', 0.16);
        $c->disc(-330, 200, 250, 214, '#b8372c');
        $c->disc(-340, 190, 214, 176, '#cf4a38');
        $c->disc(-390, 150, 56, 34, '#fffaf0', 0.45);
        for ($i = 0; $i < 5; $i++) {
            $c->shape(Curve::moved(Curve::leaf(74, 30), $i * 72 + 20, -330, 112), '#4f7a3f');
        }
    }

    public static function board(Canvas $c, PictureSpec $p): void
    {
        $c->box(-500, -250, 840, 540, '#20140e', 0.14, 60);
        $c->box(-520, -280, 840, 540, $p->main, 1, 60);
        $c->box(290, -70, 300, 110, $p->main, 1, 54);
        $c->disc(530, -15, 48, 48, $p->table);
        foreach ([-210, -130, -40, 70, 150, 215] as $i => $y) {
            $c->stroke([[-500, $y], [-220, $y + 26 - 9 * $i], [60, $y - 14], [300, $y + 12]], 9, $p->accent, 0.35);
        }
        $c->disc(-110, 22, 480, 300, '#20140e', 0.18);
        $c->disc(-120, 0, 480, 310, '#9c5f2c');
        $c->disc(-126, -14, 440, 262, '#c28545');
        foreach ([-110, 0, 110] as $x) {
            $c->stroke([[$x - 160, 54], [$x - 126, -20], [$x - 66, -86]], 24, '#f0d8ac');
        }
    }

    public static function pan(Canvas $c, PictureSpec $p): void
    {
        $c->disc(-100, 20, 760, 760, '#20140e', 0.16);
        $c->stroke([[200, 30], [400, 62], [590, 92]], 84, $p->main);
        $c->disc(584, 91, 34, 34, $p->table);
        $c->disc(-120, -10, 740, 740, $p->main);
        $c->disc(-120, -10, 690, 690, Colour::lighter($p->main, 0.22));
        $c->disc(-120, -2, 664, 664, $p->main);
        foreach ([[-250, -70, 0], [10, 80, 70]] as [$x, $y, $turn]) {
            $white = Curve::moved(Curve::through([[0, -150], [120, -110], [150, 20], [70, 130], [-60, 120], [-150, 40], [-120, -90], [0, -150]]), $turn, $x, $y);
            $c->shape($white, '#fbf7ec');
            $c->disc($x + 6, $y + 8, 130, 130, Colour::darker($p->accent, 0.12));
            $c->disc($x, $y, 124, 124, $p->accent);
            $c->disc($x - 24, $y - 28, 34, 24, '#fffaf0', 0.7);
        }
    }

    public static function trowel(Canvas $c, PictureSpec $p): void
    {
        $c->shape([...Curve::through([[-520, 300], [-300, 262], [-60, 292], [180, 250], [520, 306]]), [520, 760], [-520, 760]], Colour::darker($p->table, 0.25));
        $c->stroke([[0, -100], [0, -20], [14, 40]], 30, Colour::darker($p->main, 0.3));
        $blade = Curve::through([[-120, 10], [-150, 60], [-142, 230], [-70, 420], [0, 500], [70, 420], [142, 230], [150, 60], [120, 10], [0, 34], [-120, 10]]);
        $c->shape($blade, $p->main);
        $c->shape(Curve::through([[20, 40], [148, 50], [142, 230], [70, 420], [0, 500], [20, 240]]), '#20140e', 0.14);
        $c->shape(Curve::turned([[24, -140], [30, -90], [22, -60]]), Colour::darker($p->main, 0.35));
        Vessels::body($c, [[40, -560], [62, -520], [48, -400], [66, -260], [40, -140], [32, -120]], $p->accent);
        $c->shape([...Curve::through([[-520, 420], [-280, 352], [-40, 376], [220, 346], [520, 410]]), [520, 760], [-520, 760]], $p->table);
        foreach ([[-320, 470, 40], [-60, 520, 28], [240, 480, 46], [120, 610, 34], [-220, 640, 52], [360, 650, 30]] as [$x, $y, $size]) {
            $c->disc($x, $y, $size, $size * 0.7, Colour::darker($p->table, 0.28));
        }
        foreach ([-330, 330] as $x) {
            $c->stroke([[$x, 372], [$x + 8, 300], [$x, 230]], 12, '#5d8a4a');
            $c->shape(Curve::moved(Curve::leaf(110, 60), -48, $x, 250), '#6fa058');
            $c->shape(Curve::moved(Curve::leaf(110, 60), 48, $x, 250), '#5d8a4a');
        }
    }

    public static function spoon(Canvas $c, PictureSpec $p): void
    {
        foreach ([[-32, $p->accent], [32, $p->main]] as [$turn, $colour]) {
            $bowl = Curve::through([[0, -420], [92, -390], [118, -290], [84, -190], [26, -120], [30, 200], [40, 400], [0, 430], [-40, 400], [-30, 200], [-26, -120], [-84, -190], [-118, -290], [-92, -390], [0, -420]]);
            $c->shape(Curve::moved($bowl, $turn, 16, 34), '#20140e', 0.13);
            $c->shape(Curve::moved($bowl, $turn, 0, 10), $colour);
            $hollow = Curve::through([[0, -394], [66, -368], [88, -290], [60, -214], [0, -180], [-60, -214], [-88, -290], [-66, -368], [0, -394]]);
            $c->shape(Curve::moved($hollow, $turn, 0, 10), Colour::darker($colour, 0.22));
            $c->shape(Curve::moved(Curve::through([[-50, -360], [-70, -290], [-50, -230], [-62, -290], [-50, -360]]), $turn, 0, 10), '#fffaf0', 0.2);
            $c->stroke(Curve::moved([[-8, -90], [-12, 120], [-10, 380]], $turn, 0, 10), 8, '#fffaf0', 0.3);
        }
    }
}
