<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

use Stallkeeper\Render\Slider\SlideContents;
use Stallkeeper\Render\Slider\SliderKind;
use Stallkeeper\Render\Slider\SliderSettings;
use Stallkeeper\Render\Slider\SliderTexts;
use Stallkeeper\Render\Slider\SliderViewModel;
use Stallkeeper\Theme\ScriptModule;
use Stallkeeper\Tools\Templates\TemplateErrorNotice;
use Stallkeeper\Tools\Templates\TemplateException;
use Stallkeeper\Tools\Templates\TemplateLoader;

/** One slider, finished: a list that works without a script, and the script for it. */
final class Slider
{
    /** An id that would break an address or a selector is none. */
    private const ID = '/^[A-Za-z][A-Za-z0-9_-]{0,99}$/D';

    /** What the keyboard stops at. */
    private const STOPS = '/<(?:a\s[^>]*href|button|input|select|textarea|summary|iframe|audio|video)\b|\stabindex\s*=/i';

    /** @var array<string, true> ids that this page has used */
    private static array $ids = [];

    private static bool $anyMoves = false;

    /**
     * @param string $kind banner, product, product-four, product-six, brand, sidebar, footer or plain
     * @param string $label what is in it, for those who do not see it: the name of a region of the page; '' is the kind's
     *     own name
     * @param list<string> $slides finished HTML of each slide's inside, made by template parts of the theme; at most 200
     * @param ?string $id of the slider's element; a number is added where the page has it already
     * @param array<array-key, mixed> $attributes what the slider says of itself: {@see SliderSettings}
     * @return string HTML; '' where there are no slides
     */
    public static function html(string $kind, string $label, array $slides, ?string $id = null, array $attributes = []): string
    {
        $slides = array_slice(array_values(array_filter($slides, static fn(string $slide): bool => trim($slide) !== '')), 0, SliderViewModel::MAX_SLIDES);
        if ($slides === []) {
            return '';
        }
        $settings = SliderSettings::of($kind, SliderCustomizer::settings(), $attributes);
        $slots = SlideContents::of($slides);
        $view = SliderViewModel::make($settings, self::id($id), trim($label) === '' ? self::name($kind) : $label, $slots->marks(), preg_match(self::STOPS, implode('', $slides)) === 1, self::texts());
        try {
            $frame = TemplateLoader::load('slider/slider', ['style' => SliderViewModel::style($settings, count($slides))])->render(['slider' => $view]);
        } catch (TemplateException $fault) {
            return TemplateErrorNotice::html($fault) . self::plain($slides);
        }
        ScriptModule::register('slider-engine');
        ScriptModule::enqueue('slider');
        self::$anyMoves = self::$anyMoves || ($settings->moves && count($slides) > 1);

        return $slots->fill($frame);
    }

    private static function id(?string $wanted): string
    {
        $base = $wanted !== null && preg_match(self::ID, $wanted) === 1 ? $wanted : 'slider';
        for ($number = 1, $id = $base; isset(self::$ids[$id]); $id = $base . '-' . ++$number);
        self::$ids[$id] = true;

        return $id;
    }

    private static function texts(): SliderTexts
    {
        return new SliderTexts(
            /* translators: %1$s: number of a slide, %2$s: how many slides there are */
            __('%1$s of %2$s', 'stallkeeper'),
            /* translators: %s: how many things stand in a row that is wider than the screen */
            __('%s in this row', 'stallkeeper'),
        );
    }

    /** Whether a slideshow has been printed so far. */
    public static function anyMoves(): bool
    {
        return self::$anyMoves;
    }

    /** @return string for a slider of this kind that nobody gave a name */
    public static function name(string $kind): string
    {
        return match (SliderKind::name($kind)) {
            'product', 'product-four', 'product-six', 'sidebar', 'footer' => __('Products', 'stallkeeper'),
            'brand' => __('Brands', 'stallkeeper'),
            default => __('Slides', 'stallkeeper'),
        };
    }

    /**
     * For the time in which a template is broken: everything that is in the slider, one below the other.
     *
     * @param list<string> $slides
     */
    private static function plain(array $slides): string
    {
        return '<ul><li>' . implode('</li><li>', $slides) . '</li></ul>';
    }
}
