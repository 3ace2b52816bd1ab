<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Draw;

/**
 * Points of smooth lines, in the canvas's units. A point is [x, y].
 *
 * @phpstan-type Point array{float|int, float|int}
 */
final class Curve
{
    private const STEPS = 10;

    /**
     * A line that passes through every given point without corners (Catmull-Rom).
     *
     * @param list<Point> $points
     * @return list<Point>
     */
    public static function through(array $points): array
    {
        $last = count($points) - 1;
        $line = [];
        for ($i = 0; $i < $last; $i++) {
            [$a, $b, $c, $d] = [$points[max(0, $i - 1)], $points[$i], $points[$i + 1], $points[min($last, $i + 2)]];
            for ($step = 0; $step < self::STEPS; $step++) {
                $t = $step / self::STEPS;
                $line[] = [self::at($a[0], $b[0], $c[0], $d[0], $t), self::at($a[1], $b[1], $c[1], $d[1], $t)];
            }
        }
        $line[] = $points[$last];

        return $line;
    }

    /**
     * The outline of a turned thing (a cup, a vase): half widths down its axis, mirrored.
     *
     * @param list<Point> $profile [half width, y] from top to bottom
     * @param float       $from    -1 left edge, 0 axis, 1 right edge
     * @return list<Point>
     */
    public static function turned(array $profile, float $x = 0, float $from = -1, float $to = 1): array
    {
        $edge = self::through($profile);
        $one = array_map(static fn(array $p): array => [$x + $p[0] * $from, $p[1]], $edge);
        $other = array_map(static fn(array $p): array => [$x + $p[0] * $to, $p[1]], $edge);

        return [...$one, ...array_reverse($other)];
    }

    /**
     * @param list<Point> $points
     * @return list<Point>
     */
    public static function moved(array $points, float $degrees, float $x = 0, float $y = 0): array
    {
        [$sin, $cos] = [sin(deg2rad($degrees)), cos(deg2rad($degrees))];

        return array_map(static fn(array $p): array => [$p[0] * $cos - $p[1] * $sin + $x, $p[0] * $sin + $p[1] * $cos + $y], $points);
    }

    /** @return list<Point> a leaf that grows from the origin upwards */
    public static function leaf(float $length, float $width): array
    {
        $half = self::through([[0, 0], [$width * 0.42, -$length * 0.25], [$width * 0.48, -$length * 0.5], [$width * 0.26, -$length * 0.8], [0, -$length]]);

        return [...$half, ...array_reverse(array_map(static fn(array $p): array => [-$p[0], $p[1]], $half))];
    }

    /** @return list<Point> */
    public static function roundedBox(float $x, float $y, float $width, float $height, float $radius): array
    {
        $box = [];
        $corners = [[$x + $width - $radius, $y + $radius, -90], [$x + $width - $radius, $y + $height - $radius, 0], [$x + $radius, $y + $height - $radius, 90], [$x + $radius, $y + $radius, 180]];
        foreach ($corners as [$cx, $cy, $start]) {
            for ($angle = $start; $angle <= $start + 90; $angle += 10) {
                $box[] = [$cx + cos(deg2rad($angle)) * $radius, $cy + sin(deg2rad($angle)) * $radius];
            }
        }

        return $box;
    }

    private static function at(float $a, float $b, float $c, float $d, float $t): float
    {
        return 0.5 * (2 * $b + ($c - $a) * $t + (2 * $a - 5 * $b + 4 * $c - $d) * $t ** 2 + (3 * $b - $a - 3 * $c + $d) * $t ** 3);
    }
}
