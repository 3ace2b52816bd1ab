<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

/** The tokens of each choice of the section "Style". The first choice is the default: the values of the stylesheet. */
final class StyleChoices
{
    public const RADIUS = 'style_radius';
    public const DENSITY = 'style_density';
    public const BUTTONS = 'style_buttons';
    public const BUTTON_SHAPE = 'style_button_shape';
    public const CARDS = 'style_cards';
    public const CARD_IMAGES = 'style_card_images';
    public const AWNING = 'style_awning';
    public const WIDTH = 'style_width';

    /** Setting => value => token => value of the token, see design-tokens.json. */
    public const TOKENS = [
        self::RADIUS => [
            'medium' => [],
            'none' => ['radius' => '0px'],
            'small' => ['radius' => '0.25rem'],
            'large' => ['radius' => '1rem'],
        ],
        self::DENSITY => [
            'normal' => [],
            'compact' => [
                'space-s' => '0.5rem',
                'space-m' => '0.75rem',
                'space-l' => '1.125rem',
                'space-xl' => '1.75rem',
                'space-2xl' => 'clamp(1.75rem, 1.4rem + 1.75vw, 3.25rem)',
            ],
            'spacious' => [
                'space-s' => '1rem',
                'space-m' => '1.25rem',
                'space-l' => '2rem',
                'space-xl' => '3rem',
                'space-2xl' => 'clamp(3.25rem, 2.5rem + 3.5vw, 6rem)',
            ],
        ],
        self::BUTTONS => [
            'filled' => [],
            'outline' => [
                'color-button' => 'var(--stallkeeper-color-background)',
                'color-button-border' => 'var(--stallkeeper-color-accent)',
                'color-on-button' => 'var(--stallkeeper-color-accent)',
            ],
        ],
        self::BUTTON_SHAPE => [
            'corners' => [],
            'square' => ['radius-button' => '0px'],
            'pill' => ['radius-button' => '10em'],
        ],
        self::CARDS => [
            'border' => [],
            'shadow' => [
                'border-card' => '1px solid transparent',
                'shadow-card' => 'var(--stallkeeper-shadow)',
            ],
            'plain' => ['border-card' => '1px solid transparent', 'shadow-card-hover' => 'none'],
        ],
        self::CARD_IMAGES => [
            'square' => [],
            'photo' => ['ratio-card' => 'auto'],
            'portrait' => ['ratio-card' => '3 / 4', 'fit-card' => 'cover'],
            'landscape' => ['ratio-card' => '4 / 3', 'fit-card' => 'cover'],
        ],
        self::AWNING => ['on' => [], 'off' => ['awning-height' => '0px']],
        self::WIDTH => [
            'normal' => [],
            'wide' => ['width-wide' => 'clamp(74rem, 90vw, 112rem)'],
            'full' => ['width-wide' => '100vw'],
        ],
    ];
}
