/** Slider settings from the element's data attributes. The PHP class is `Stallkeeper\Render\Slider\SliderSettings`. */
export interface SliderSettings {
  effect: 'fade' | 'slide';
  /** How long a slide stays. */
  slideshowMs: number;
  /** How long the change to the next one takes. */
  animationMs: number;
  /** Whether it is a slideshow at all. */
  moves: boolean;
  hasDots: boolean;
}

/** The sliders' own times (docs/specification.md, SLIDER-5), for an element that a child theme's template left without them. */
const DEFAULTS = { slideshowMs: 7000, animationMs: 600 } as const;
const MIN_SLIDESHOW_MS = 1000;

/** @param data the element's data attributes, as `dataset` names them */
export function readSettings(data: Readonly<Record<string, string | undefined>>): SliderSettings {
  return {
    effect: data['animationEffect'] === 'fade' ? 'fade' : 'slide',
    slideshowMs: Math.max(MIN_SLIDESHOW_MS, ms(data['slideshowSpeed'], DEFAULTS.slideshowMs)),
    animationMs: ms(data['animationSpeed'], DEFAULTS.animationMs),
    moves: data['moves'] === 'true',
    hasDots: data['dots'] === 'true',
  };
}

/** A browser's timers count in 31 bits: more would mean at once. */
const ms = (text: string | undefined, own: number): number =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : own;
