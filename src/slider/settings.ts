/** Slider settings from the element's data attributes. The PHP class is `Stallkeeper\Render\Slider\SliderSettings`. */
export interface SliderSettings {
  effect: 'fade' | 'slide';
  /** Time per slide. */
  slideshowMs: number;
  /** Duration of the animation. */
  animationMs: number;
  /** Whether the slider is a slideshow. */
  autoplay: boolean;
  hasDots: boolean;
}

/** Default times (docs/specification.md, SLIDER-5), for templates of a child theme without them. */
const DEFAULTS = { slideshowMs: 7000, animationMs: 600 } as const;
const MIN_SLIDESHOW_MS = 1000;

/** @param data `dataset` of the element */
export function readSettings(data: Readonly<Record<string, string | undefined>>): SliderSettings {
  return {
    effect: data['animationEffect'] === 'fade' ? 'fade' : 'slide',
    slideshowMs: Math.max(MIN_SLIDESHOW_MS, ms(data['slideshowSpeed'], DEFAULTS.slideshowMs)),
    animationMs: ms(data['animationSpeed'], DEFAULTS.animationMs),
    autoplay: data['autoplay'] === 'true',
    hasDots: data['dots'] === 'true',
  };
}

/** Reads up to six digits: a timer with a delay above 31 bits would fire immediately. */
const ms = (text: string | undefined, fallback: number): number =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : fallback;
