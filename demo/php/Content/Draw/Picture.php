<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Draw;

use Stallkeeper\Demo\Content\Read\PictureSpec;

/**
 * Draws the demo's pictures, so that the project ships no photograph that somebody else took.
 * The same specification always gives the same picture; its name moves the light a little, so that two kettles differ.
 */
final class Picture
{
    public static function canBeDrawn(): bool
    {
        return extension_loaded('gd') && function_exists('imagejpeg');
    }

    /** @throws \RuntimeException when the object of the specification is not one that can be drawn */
    public static function draw(PictureSpec $spec): \GdImage
    {
        $canvas = new Canvas($spec->width, $spec->height, $spec->wall, $spec->closeUp);
        self::background($canvas, $spec);
        self::object($spec->object)($canvas, $spec);

        return $canvas->picture();
    }

    private static function background(Canvas $canvas, PictureSpec $spec): void
    {
        [$right, $low] = [$canvas->halfWidth(), $canvas->halfHeight()];
        $light = (crc32($spec->name) % 400) - 200;
        $window = [[$light - 260, -$low], [$light + 180, -$low], [$light - 140, $low], [$light - 580, $low]];
        if ($spec->wall !== $spec->table) {
            $horizon = min(240.0, $low * 0.42);
            $canvas->box(-$right, $horizon, 2 * $right, $low, $spec->table);
            $canvas->box(-$right, $horizon, 2 * $right, 8, Colour::lighter($spec->table, 0.25));
        }
        // At night no daylight falls through the window.
        if (array_sum(Colour::parts($spec->wall)) > 384) {
            $canvas->shape($window, '#fffaf0', 0.14);
        }
    }

    /** @return callable(Canvas, PictureSpec): void */
    private static function object(string $object): callable
    {
        return match ($object) {
            'bowl' => Vessels::bowl(...),
            'bowls' => Vessels::bowls(...),
            'cup' => Vessels::cup(...),
            'kettle' => Vessels::kettle(...),
            'teapot' => Vessels::teapot(...),
            'vase' => Vessels::vase(...),
            'honeycomb' => Jars::honeycomb(...),
            'jar' => Jars::jar(...),
            'soap' => Jars::soap(...),
            'spices' => Jars::spices(...),
            'board' => Tools::board(...),
            'knife' => Tools::knife(...),
            'pan' => Tools::pan(...),
            'spoon' => Tools::spoon(...),
            'trowel' => Tools::trowel(...),
            'basket' => Cloths::basket(...),
            'checks' => Cloths::checks(...),
            'stripes' => Cloths::stripes(...),
            'weave' => Cloths::weave(...),
            'lamp' => Scenes::lamp(...),
            'lantern' => Scenes::lantern(...),
            'leaf' => Scenes::leaf(...),
            'stall' => Scenes::stall(...),
            'breadKnife' => Wares::breadKnife(...),
            'casserole' => Wares::casserole(...),
            'paring' => Wares::paring(...),
            'teaBowl' => Wares::teaBowl(...),
            'whetstone' => Wares::whetstone(...),
            'signHill' => Signs::hill(...),
            'signDrop' => Signs::drop(...),
            'signBranch' => Signs::branch(...),
            'signComb' => Signs::comb(...),
            'signFlame' => Signs::flame(...),
            'signWave' => Signs::wave(...),
            'signLoom' => Signs::loom(...),
            'signWheel' => Signs::wheel(...),
            default => throw new \RuntimeException("pictures.json: nobody knows how to draw \"$object\""),
        };
    }
}
