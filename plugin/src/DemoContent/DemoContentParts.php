<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use Stallkeeper\Tools\DemoContent\Steps\Importers;

/** Parts of the screen: what the import creates and needs, its progress and its result. */
final class DemoContentParts
{
    public function __construct(private readonly DemoPackage $package, private readonly Importers $importers) {}

    public function printResult(?string $problem, ?DemoState $removed): void
    {
        if ($problem !== null) {
            printf('<div class="notice notice-error" role="alert"><p>%s</p></div>', esc_html($problem));
        }
        if ($removed === null) {
            return;
        }
        printf(
            '<div class="notice notice-success" role="status"><p>%s</p>',
            esc_html__('The demo content was removed.', 'stallkeeper-tools'),
        );
        if ($removed->keptCount > 0) {
            printf(
                '<p>%s</p><ul class="ul-disc">',
                esc_html__('This stays, because it was changed or is used in other content:', 'stallkeeper-tools'),
            );
            foreach ($removed->kept as $title) {
                printf('<li>%s</li>', esc_html($title));
            }
            echo $removed->keptCount > count($removed->kept) ? '<li>…</li></ul>' : '</ul>';
        }
        echo '</div>';
    }

    /**
     * @param string $address where the work continues
     * @param bool $isRefreshed whether the browser opens it automatically
     */
    public function printProgress(DemoPhase $phase, int $percent, string $address, bool $isRefreshed): void
    {
        $isImport = $phase->isImporting();
        printf(
            '<div class="notice notice-info inline" role="status"><p>%s %s</p>',
            $isImport
                ? esc_html(
                    sprintf(
                        /* translators: %d: percentage */
                        __('The import is not finished: %d%% done.', 'stallkeeper-tools'),
                        $percent,
                    ),
                )
                : esc_html__('The removal is not finished.', 'stallkeeper-tools'),
            $isRefreshed ? esc_html__('The next part starts automatically.', 'stallkeeper-tools') : '',
        );
        if ($isImport) {
            printf(
                '<p><progress max="100" value="%d" aria-label="%s"></progress></p>',
                (int) $percent,
                esc_attr__('Progress of the import', 'stallkeeper-tools'),
            );
        }
        printf(
            '<p><a class="button button-primary" href="%s">%s</a></p></div>',
            esc_url($address),
            esc_html__('Continue', 'stallkeeper-tools'),
        );
    }

    public function printImported(): void
    {
        printf(
            '<div class="notice notice-success inline" role="status"><p>%s <a href="%s">%s</a></p></div>',
            esc_html__('The demo content is imported.', 'stallkeeper-tools'),
            esc_url(home_url('/')),
            esc_html__('Visit the site', 'stallkeeper-tools'),
        );
    }

    /** Prints what the import creates, and which plugins are missing. */
    public function printContents(): void
    {
        if (!$this->package->isComplete()) {
            printf(
                '<div class="notice notice-error inline"><p>%s</p></div>',
                esc_html__(
                    'The files of the demo content are missing. Install the plugin Stallkeeper Tools from its zip file again.',
                    'stallkeeper-tools',
                ),
            );

            return;
        }
        printf(
            '<p>%s</p><ul class="ul-disc">',
            esc_html__(
                'The demo shop shows what the theme can do. The import adds the following and changes nothing of yours:',
                'stallkeeper-tools',
            ),
        );
        foreach ([...$this->counts(), ...$this->needs()] as $line) {
            // counts() and needs() have escaped it.
            printf('<li>%s</li>', $line);
        }
        echo '</ul>';
    }

    /** @return list<string> HTML */
    private function counts(): array
    {
        $count = fn(string $kind): string => number_format_i18n($this->package->count($kind));
        $pictures = $this->package->pictures();
        $bytes = array_sum(array_map(static fn(DemoPicture $picture): int => $picture->bytes, $pictures));

        return array_map(esc_html(...), [
            sprintf(
                /* translators: 1: number of pages, 2: number of posts, 3: number of comments, 4: number of menus */
                __('%1$s pages, %2$s posts with %3$s comments, and %4$s menus', 'stallkeeper-tools'),
                $count('pages'),
                $count('posts'),
                $count('comments'),
                $count('menus'),
            ),
            sprintf(
                /* translators: 1: number of products, 2: number of variations */
                __('%1$s products with %2$s variations', 'stallkeeper-tools'),
                $count('products'),
                $count('variations'),
            ),
            sprintf(
                /* translators: 1: number of pictures, 2: size, such as 1 MB */
                __('%1$s pictures (%2$s, plus the sizes that WordPress creates)', 'stallkeeper-tools'),
                number_format_i18n(count($pictures)),
                (string) size_format($bytes, 1),
            ),
        ]);
    }

    /** @return list<string> HTML: what is missing, and where to install it */
    private function needs(): array
    {
        $needs = [];
        if (!$this->importers->hasWordPress()) {
            $needs[] = sprintf(
                '<strong>%s</strong> <a href="%s">%s</a>',
                esc_html__(
                    'Pages, posts and menus need the plugin “WordPress Importer”, which is not active.',
                    'stallkeeper-tools',
                ),
                esc_url(admin_url('import.php')),
                esc_html__('Install it in Tools > Import', 'stallkeeper-tools'),
            );
        }
        if (!$this->importers->hasWooCommerce()) {
            $needs[] = sprintf(
                '<strong>%s</strong> <a href="%s">%s</a>',
                esc_html__('Products need WooCommerce with its importer.', 'stallkeeper-tools'),
                esc_url(admin_url('plugin-install.php?s=woocommerce&tab=search')),
                esc_html__('Find the plugin', 'stallkeeper-tools'),
            );
        }

        return $needs;
    }
}
