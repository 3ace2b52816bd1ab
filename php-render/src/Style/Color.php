<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Style;

/** An opaque sRGB color. src/style/color.ts does the same; integers keep both languages equal. */
final class Color
{
    /** Percentage points by which `withContrast()` moves a color. */
    private const STEP = 4;

    /** Strongest channel of a brightened color. */
    private const BRIGHT = 240;

    private ?float $luminance = null;

    private function __construct(private readonly int $red, private readonly int $green, private readonly int $blue) {}

    /** @return ?self null unless the value has the form #rrggbb: no names, no transparency */
    public static function fromHex(mixed $value): ?self
    {
        if (!is_string($value) || preg_match('/^#[0-9a-f]{6}$/Di', $value) !== 1) {
            return null;
        }
        $number = (int) hexdec(substr($value, 1));

        return new self($number >> 16, ($number >> 8) & 255, $number & 255);
    }

    public function hex(): string
    {
        return sprintf('#%02x%02x%02x', $this->red, $this->green, $this->blue);
    }

    /** Relative luminance of WCAG 2: 0 for black, 1 for white. */
    public function luminance(): float
    {
        return $this->luminance ??=
            0.2126 * self::linear($this->red) +
            0.7152 * self::linear($this->green) +
            0.0722 * self::linear($this->blue);
    }

    /** Contrast ratio of WCAG 2: 1 to 21. */
    public function contrast(self $other): float
    {
        $one = $this->luminance();
        $two = $other->luminance();

        return (max($one, $two) + 0.05) / (min($one, $two) + 0.05);
    }

    /** @param list<self> $others @return float the lowest contrast to one of them */
    public function lowestContrast(array $others): float
    {
        return $others === [] ? 21.0 : min(array_map($this->contrast(...), $others));
    }

    /** @param int $percent how much of the other color, 0 to 100 */
    public function mix(self $other, int $percent): self
    {
        $channel = static fn(int $one, int $two): int => intdiv($one * (100 - $percent) + $two * $percent + 50, 100);

        return new self(
            $channel($this->red, $other->red),
            $channel($this->green, $other->green),
            $channel($this->blue, $other->blue),
        );
    }

    /** The same hue with a strong channel: a color for a light background does not become grey on a dark one. */
    public function brighten(): self
    {
        $max = max($this->red, $this->green, $this->blue);
        $channel = static fn(int $one): int => intdiv($one * self::BRIGHT, $max);

        return $max === 0 || $max >= self::BRIGHT
            ? $this
            : new self($channel($this->red), $channel($this->green), $channel($this->blue));
    }

    /**
     * @param list<self> $others
     * @return self this color, or the nearest one on the way to black or white that has the contrast to all others
     */
    public function withContrast(float $ratio, array $others): self
    {
        if ($this->lowestContrast($others) >= $ratio) {
            return $this;
        }
        $black = new self(0, 0, 0);
        $white = new self(255, 255, 255);
        $end = $black->lowestContrast($others) > $white->lowestContrast($others) ? $black : $white;
        for ($percent = self::STEP; $percent < 100; $percent += self::STEP) {
            $color = $this->mix($end, $percent);
            if ($color->lowestContrast($others) >= $ratio) {
                return $color;
            }
        }

        return $end;
    }

    private static function linear(int $channel): float
    {
        $value = $channel / 255;

        return $value <= 0.04045 ? $value / 12.92 : (($value + 0.055) / 1.055) ** 2.4;
    }
}
