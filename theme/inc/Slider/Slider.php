<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Render\Slider\BannerSettings;
use Stallkeeper\Render\Slider\SliderKind;
use Stallkeeper\Render\Slider\SliderSettings;
use Stallkeeper\Render\Slider\SliderTexts;
use Stallkeeper\Render\Slider\SliderViewModel;
use Stallkeeper\Theme\Assets\ScriptModule;
use Stallkeeper\Theme\Templates\TemplateError;
use Stallkeeper\Theme\Templates\TemplateErrorNotice;
use Stallkeeper\Theme\Templates\TemplateRenderer;

/** Renders a slider as a list that works without JavaScript, and enqueues the script that enhances it. */
final class Slider
{
    /** IDs that work in URLs and selectors. Other IDs are ignored. */
    private const VALID_ID = '/^[A-Za-z][A-Za-z0-9_-]{0,99}$/D';

    /** Elements that can be focused with the keyboard. */
    private const FOCUSABLE = '/<(?:a\s[^>]*href|button|input|select|textarea|summary|iframe|audio|video)\b|\stabindex\s*=/i';

    /** @var array<string, true> ids that are already on the page */
    private array $ids = [];

    private bool $hasSlideshow = false;

    /** @param Lazy<TemplateErrorNotice> $errors */
    public function __construct(
        private readonly TemplateRenderer $templates,
        private readonly ScriptModule $modules,
        private readonly SliderStyle $style,
        #[LazyService(TemplateErrorNotice::class)] private readonly Lazy $errors,
    ) {}

    /**
     * @param string $kind banner, product, product-four, product-six, brand, sidebar, footer or plain
     * @param string $label name of the slider's region for screen readers; '' for the default name of the kind
     * @param list<string> $slides finished HTML of each slide, printed without escaping: the output of a template part
     *     or filtered post content. Empty slides and slides beyond the 200th are left out.
     * @param ?string $id of the slider's element; gets a numeric suffix if the page already has it
     * @param array<array-key, mixed> $attributes of the slider's element: {@see SliderSettings}
     * @return string HTML; '' without slides
     */
    public function html(string $kind, string $label, array $slides, ?string $id = null, array $attributes = []): string
    {
        $slides = array_slice(
            array_values(array_filter($slides, static fn(string $slide): bool => trim($slide) !== '')),
            0,
            SliderViewModel::MAX_SLIDES,
        );
        if ($slides === []) {
            return '';
        }
        $settings = SliderSettings::resolve($kind, self::bannerSettings(), $attributes);
        $hasFocusableSlides = preg_match(self::FOCUSABLE, implode('', $slides)) === 1;
        $view = SliderViewModel::make(
            $settings,
            $this->id($id),
            trim($label) === '' ? self::name($kind) : $label,
            $slides,
            $hasFocusableSlides,
            self::texts(),
        );
        try {
            $html = $this->templates->render('slider/slider', ['slider' => $view]);
        } catch (TemplateError $error) {
            return $this->errors->get()->html($error) . self::plainList($slides);
        }
        $this->modules->register('slider-engine');
        $this->modules->enqueue('slider');
        $this->hasSlideshow = $this->hasSlideshow || ($settings->autoplay && count($slides) > 1);

        return $this->style->html() . $html;
    }

    private function id(?string $wanted): string
    {
        $base = $wanted !== null && preg_match(self::VALID_ID, $wanted) === 1 ? $wanted : 'slider';
        for ($number = 1, $id = $base; isset($this->ids[$id]); $id = $base . '-' . ++$number);
        $this->ids[$id] = true;

        return $id;
    }

    private static function texts(): SliderTexts
    {
        return new SliderTexts(
            /* translators: 1: number of the slide, 2: number of slides */
            __('%1$s of %2$s', 'stallkeeper'),
            /* translators: %s: number of slides */
            __('%s in this row', 'stallkeeper'),
        );
    }

    /** Whether a slider with automatic slide changes has been rendered. */
    public function hasSlideshow(): bool
    {
        return $this->hasSlideshow;
    }

    /** @return string default name of sliders of this kind */
    public static function name(string $kind): string
    {
        return match (SliderKind::name($kind)) {
            'product', 'product-four', 'product-six', 'sidebar', 'footer' => __('Products', 'stallkeeper'),
            'brand' => __('Brands', 'stallkeeper'),
            default => __('Slides', 'stallkeeper'),
        };
    }

    /** @return array<string, mixed> saved values by name, not validated: {@see BannerSettings} does that */
    private static function bannerSettings(): array
    {
        $settings = [];
        foreach (BannerSettings::DEFAULTS as $name => $default) {
            $settings[$name] = get_theme_mod($name, stallkeeper_theme_default($name, $default));
        }

        return $settings;
    }

    /**
     * All slides as a list without script, if the template has an error.
     *
     * @param list<string> $slides
     */
    private static function plainList(array $slides): string
    {
        return '<ul><li>' . implode('</li><li>', $slides) . '</li></ul>';
    }
}
