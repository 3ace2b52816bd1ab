<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Draw;

use Stallkeeper\Demo\Content\Read\CloseUp;

/**
 * A sheet whose middle is (0, 0) and whose short side is about 1000 units long, y downwards.
 * GD draws polygons without smoothing, so the sheet is larger than the picture and shrunk at the end.
 *
 * @phpstan-import-type Point from Curve
 */
final class Canvas
{
    private const OVERSIZE = 2;
    private \GdImage $sheet;
    private float $unit;
    private float $scale;

    public function __construct(private int $width, private int $height, string $colour, private ?CloseUp $closeUp = null)
    {
        $this->sheet = self::sheet($width * self::OVERSIZE, $height * self::OVERSIZE);
        // A thing that stands alone on a wide sheet looks lost, so wide sheets are seen from nearer.
        $this->unit = min($width, $height) * self::OVERSIZE / ($width > $height ? 870 : 1000);
        $this->scale = $this->unit * ($closeUp->times ?? 1);
        imagefilledrectangle($this->sheet, 0, 0, imagesx($this->sheet), imagesy($this->sheet), $this->ink($colour, 1));
    }

    /** Of the whole scene, also when only a part of it is seen from close by. */
    public function halfWidth(): float
    {
        return $this->width * self::OVERSIZE / min($this->unit, $this->scale) / 2;
    }

    public function halfHeight(): float
    {
        return $this->height * self::OVERSIZE / min($this->unit, $this->scale) / 2;
    }

    /** @param list<Point> $points */
    public function shape(array $points, string $colour, float $opacity = 1): void
    {
        $flat = [];
        foreach ($points as [$x, $y]) {
            $flat[] = $this->x($x);
            $flat[] = $this->y($y);
        }
        imagefilledpolygon($this->sheet, $flat, $this->ink($colour, $opacity));
    }

    public function disc(float $x, float $y, float $width, float $height, string $colour, float $opacity = 1): void
    {
        imagefilledellipse($this->sheet, $this->x($x), $this->y($y), (int) round($width * $this->scale), (int) round($height * $this->scale), $this->ink($colour, $opacity));
    }

    public function box(float $x, float $y, float $width, float $height, string $colour, float $opacity = 1, float $radius = 0): void
    {
        $corners = [[$x, $y], [$x + $width, $y], [$x + $width, $y + $height], [$x, $y + $height]];
        $this->shape($radius > 0 ? Curve::roundedBox($x, $y, $width, $height, $radius) : $corners, $colour, $opacity);
    }

    /**
     * A line of even thickness with round ends, smooth through its points.
     *
     * @param list<Point> $points
     */
    public function stroke(array $points, float $thickness, string $colour, float $opacity = 1): void
    {
        $line = Curve::through($points);
        [$left, $right] = [[], []];
        $last = count($line) - 1;
        foreach ($line as $i => [$x, $y]) {
            [$before, $after] = [$line[max(0, $i - 1)], $line[min($last, $i + 1)]];
            $length = hypot($after[0] - $before[0], $after[1] - $before[1]) ?: 1;
            $nx = -($after[1] - $before[1]) / $length * $thickness / 2;
            $ny = ($after[0] - $before[0]) / $length * $thickness / 2;
            $left[] = [$x + $nx, $y + $ny];
            $right[] = [$x - $nx, $y - $ny];
        }
        $this->shape([...$left, ...array_reverse($right)], $colour, $opacity);
        if ($opacity === 1.0) {
            foreach ([$line[0], $line[$last]] as [$x, $y]) {
                $this->disc($x, $y, $thickness, $thickness, $colour);
            }
        }
    }

    /** Light that grows weaker with the distance: many faint discs. */
    public function glow(float $x, float $y, float $radius, string $colour, float $strength): void
    {
        for ($ring = 12; $ring > 0; $ring--) {
            $size = 2 * $radius * $ring / 12;
            $this->disc($x, $y, $size, $size, $colour, $strength / 12);
        }
    }

    public function shadow(float $x, float $y, float $width): void
    {
        $this->disc($x, $y, $width * 1.1, $width * 0.15, '#20140e', 0.10);
        $this->disc($x, $y, $width, $width * 0.10, '#20140e', 0.16);
    }

    /** The finished picture in its real size: every pixel is the mean of the four below it. */
    public function picture(): \GdImage
    {
        return self::resized($this->sheet, $this->width, $this->height, IMG_BOX);
    }

    /** GD's quicker filters leave a grid on even colours or steps on slanting edges; this one does neither. */
    public static function resized(\GdImage $image, int $width, int $height, int $filter = IMG_HERMITE): \GdImage
    {
        $small = imagescale($image, max(1, $width), max(1, $height), $filter);

        return $small !== false ? $small : throw new \RuntimeException('GD could not resize a picture.');
    }

    private static function sheet(int $width, int $height): \GdImage
    {
        $sheet = imagecreatetruecolor(max(1, $width), max(1, $height));

        return $sheet !== false ? $sheet : throw new \RuntimeException('GD could not make a picture.');
    }

    private function ink(string $colour, float $opacity): int
    {
        [$red, $green, $blue] = Colour::parts($colour);

        return ((int) round(127 * (1 - $opacity)) << 24) | ($red << 16) | ($green << 8) | $blue;
    }

    private function x(float $x): int
    {
        return (int) round(($x - ($this->closeUp->x ?? 0)) * $this->scale + $this->width * self::OVERSIZE / 2);
    }

    private function y(float $y): int
    {
        return (int) round(($y - ($this->closeUp->y ?? 0)) * $this->scale + $this->height * self::OVERSIZE / 2);
    }
}
