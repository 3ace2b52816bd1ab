<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Content\PageContext;
use Stallkeeper\Theme\Templates\TemplatePart;
use WP_HTML_Tag_Processor;

/**
 * Prints sections of the front page on any page. A Custom HTML block with one element of the class `shop-section` is
 * replaced with the section that its `data-section` attribute names. Other attributes are optional; without them, the
 * Customizer settings apply.
 *
 * Patterns use it. The plugin's blocks show products and banner with settings of their own.
 */
final class SectionContent
{
    public const CSS_CLASS = 'shop-section';

    /** Sections with the attributes they accept. */
    private const PARTS = [
        'banner' => [],
        'promotions' => [],
        'categories' => ['title', 'text', 'count'],
        'products' => ['title', 'source', 'look', 'count', 'category'],
        'brands' => ['title', 'text'],
        'widgets' => [],
        'latest' => ['title', 'count'],
    ];

    private bool $isInside = false;

    /**
     * @param Lazy<PageContext> $context
     * @param Lazy<TemplatePart> $parts
     * @param Lazy<FrontPageSettings> $settings
     */
    public function __construct(
        #[LazyService(PageContext::class)] private readonly Lazy $context,
        #[LazyService(TemplatePart::class)] private readonly Lazy $parts,
        #[LazyService(FrontPageSettings::class)] private readonly Lazy $settings,
    ) {}

    /** Hook: `render_block_core/html`. */
    public function replaceSection(mixed $html): mixed
    {
        // A section may contain widgets, and a widget a section: do not nest them without end.
        if (
            !is_string($html) ||
            $this->isInside ||
            !str_contains($html, self::CSS_CLASS) ||
            !$this->context->get()->isPageContent()
        ) {
            return $html;
        }
        $tag = new WP_HTML_Tag_Processor($html);
        if (!$tag->next_tag() || !$tag->has_class(self::CSS_CLASS)) {
            return $html;
        }
        $name = $tag->get_attribute('data-section');
        if (!is_string($name) || !isset(self::PARTS[$name])) {
            return $html;
        }

        $this->isInside = true;
        try {
            return $this->parts->get()->html("parts/front/{$name}", $this->args($tag, self::PARTS[$name]));
        } finally {
            $this->isInside = false;
        }
    }

    /**
     * @param  list<string> $allowed
     * @return array<string, bool|int|string>
     */
    private function args(WP_HTML_Tag_Processor $tag, array $allowed): array
    {
        $args = [];
        foreach ($allowed as $name) {
            $value = $tag->get_attribute("data-{$name}");
            if (is_string($value)) {
                $args[$name] = $this->setting($name)->sanitize(
                    match ($name) {
                        'category' => $this->termId($value),
                        // As in CSS and JavaScript, "1e9" is a number, too.
                        'count' => is_numeric($value) ? (float) $value : $value,
                        default => $value,
                    },
                );
            }
        }

        return $args;
    }

    private function setting(string $name): Setting
    {
        return match ($name) {
            'count' => Setting::integer($name, 8, 1, ProductFinder::MAX, ''),
            'category' => new Setting($name, SettingType::Term, 0),
            'text' => $this->settings->get()->setting('categories_text'),
            default => $this->settings->get()->setting("products_{$name}"),
        };
    }

    /** @param string $value id or slug of a term */
    private function termId(string $value): int
    {
        $term =
            is_numeric($value) || !taxonomy_exists('product_cat') ? null : get_term_by('slug', $value, 'product_cat');

        return $term instanceof \WP_Term ? $term->term_id : (int) $value;
    }
}
