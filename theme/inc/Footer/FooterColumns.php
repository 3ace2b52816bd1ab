<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Footer;

use Stallkeeper\Theme\Nav\Navigation;
use Stallkeeper\Theme\Templates\TemplatePart;
use Stallkeeper\Theme\Widgets\WidgetAreas;

/**
 * Widgets and the footer menu side by side, or links to the shop if there are none. Their number decides how many are
 * in a row, so that rows are filled.
 */
final class FooterColumns
{
    public function __construct(
        private readonly WidgetAreas $areas,
        private readonly Navigation $navigation,
        private readonly ShopLinks $links,
        private readonly TemplatePart $parts,
    ) {}

    public function print(): void
    {
        $count = $this->areas->count(WidgetAreas::FOOTER) + $this->navigation->footerColumns();
        $links = $count === 0 ? $this->links->columns() : [];
        $count += count($links);
        if ($count === 0) {
            return;
        }
        [$wide, $medium] = self::perRow($count);
        printf(
            '<div class="footer-columns" style="--stallkeeper-footer-wide:%d;--stallkeeper-footer-medium:%d">',
            $wide,
            $medium,
        );
        $this->areas->printColumns(WidgetAreas::FOOTER);
        $this->navigation->printFooterMenu();
        if ($links !== []) {
            // The part escapes its values.
            echo $this->parts->html('parts/footer/shop-links', ['columns' => $links]);
        }
        echo '</div>';
    }

    /** @return array{int, int} columns in a row on wide screens and on tablets; phones have one */
    public static function perRow(int $count): array
    {
        $rows = intdiv($count + 4, 5);

        return [
            (int) ceil($count / $rows),
            match (true) {
                $count === 1 => 1,
                $count % 3 === 0 || $count === 5 => 3,
                default => 2,
            },
        ];
    }
}
