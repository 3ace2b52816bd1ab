<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Theme\Templates\TemplatePart;

/** Renders the plugin's blocks “Product slider” and “Banner” with the parts of the front page. */
final class BlockSections
{
    /**
     * @param Lazy<TemplatePart> $parts
     * @param Lazy<FrontPageStyles> $styles
     */
    public function __construct(
        #[LazyService(TemplatePart::class)] private readonly Lazy $parts,
        #[LazyService(FrontPageStyles::class)] private readonly Lazy $styles,
    ) {}

    /**
     * Hook: `stallkeeper_block_products`.
     *
     * @return mixed HTML; the unchanged value if another callback has rendered the block
     */
    public function renderProducts(mixed $html, mixed $values): mixed
    {
        $input = Input::fromArray($values);

        return $html ??
            $this->rendered('products', [
                'title' => $input->text('title'),
                'source' => $input->text('source'),
                'look' => $input->text('look'),
                'count' => $input->integer('count', 1, ProductFinder::MAX, 8),
                'category' => max(0, $input->number('category')),
            ]);
    }

    /**
     * Hook: `stallkeeper_block_banner`.
     *
     * @return mixed HTML; the unchanged value if another callback has rendered the block
     */
    public function renderBanner(mixed $html, mixed $values): mixed
    {
        return $html ?? $this->rendered('banner', ['choice' => BannerChoice::fromBlock(Input::fromArray($values))]);
    }

    /** @param array<string, mixed> $args */
    private function rendered(string $part, array $args): string
    {
        $html = trim($this->parts->get()->html("parts/front/{$part}", $args));
        if ($html !== '') {
            // For blocks that are not found before the head is printed.
            $this->styles->get()->enqueueFront();
        }

        return $html;
    }
}
