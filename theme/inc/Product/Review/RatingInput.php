<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product\Review;

/**
 * The rating in the review form as a group of radio buttons that look like stars. WooCommerce prints a select element,
 * and its script replaces it with links. The theme does not load that script on most pages.
 */
final class RatingInput
{
    private const SELECT = '~<label for="rating"[^>]*>(.*?)</label>\s*<select name="rating" id="rating"([^>]*)>(.*?)</select>~s';

    /**
     * Hook: `woocommerce_product_review_comment_form_args`, after plugins have changed the form (10). A field that a
     * plugin has replaced stays.
     */
    public function replaceSelect(mixed $form): mixed
    {
        if (!is_array($form) || !is_string($form['comment_field'] ?? null)) {
            return $form;
        }
        $form['comment_field'] =
            preg_replace_callback(
                self::SELECT,
                static function (array $select): string {
                    [$html, $label, $attributes, $options] = $select;
                    preg_match_all('~<option value="([1-9])">(.*?)</option>~s', $options, $found);
                    $names = array_combine(array_map(intval(...), $found[1]), $found[2]);
                    ksort($names);

                    return $names === [] ? $html : self::html($label, str_contains($attributes, 'required'), $names);
                },
                $form['comment_field'],
                1,
            ) ?? $form['comment_field'];

        return $form;
    }

    /**
     * @param string $label HTML of the label
     * @param non-empty-array<int, string> $names HTML by number of stars
     */
    private static function html(string $label, bool $isRequired, array $names): string
    {
        // Without a selected radio button, a browser sends no rating, and WooCommerce would accept the review.
        $html =
            '<fieldset class="rating-input"><legend id="comment-form-rating-label">' .
            $label .
            '</legend>' .
            '<input type="hidden" name="rating" value=""><span class="rating-input__stars">';
        foreach ($names as $stars => $name) {
            $id = wp_unique_id('rating-');
            $html .= sprintf(
                '<input class="rating-input__radio" type="radio" name="rating" id="%1$s" value="%2$d"%3$s><label class="rating-input__star" for="%1$s"><span class="screen-reader-text">%4$s</span></label>',
                $id,
                $stars,
                $isRequired ? ' required' : '',
                $name,
            );
        }

        return "$html</span></fieldset>";
    }
}
