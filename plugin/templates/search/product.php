<?php
/**
 * One product of the search results, in the server's page and in the live results.
 *
 * Data: product.title, product.titleParts, product.permalink, product.picture (src, width, height; can be null),
 *       product.categories, product.tags, product.priceBefore, product.price, product.isSoldOut, product.rating,
 *       product.cartText and product.cartLabel (text and accessible name of the button), product.cartProduct (id of a
 *       product that can be added to the cart without choosing options, otherwise null). The filter
 *       `stallkeeper_search_hit_fields` adds more.
 *
 * The form works without JavaScript. WooCommerce's script finds the button by its classes.
 *
 * @version 0.4.0
 *
 * @var callable(string): void $part
 */
defined('ABSPATH') || exit;
?>
<li class="hit product-hit">
	<article>
		<div class="product-hit__picture">
			<template data-shop-if="product.picture">
				<img alt="" loading="lazy" decoding="async" data-shop-bind--width="product.picture.width"
					data-shop-bind--height="product.picture.height" data-shop-bind--src="product.picture.src">
			</template>
		</div>
		<div class="product-hit__texts">
			<h2 class="hit__title product-hit__title" dir="auto">
				<a data-shop-bind--href="product.permalink">
					<template data-shop-each--piece="product.titleParts"><?php $part('search/highlight'); ?></template>
				</a>
			</h2>
			<template data-shop-if="product.rating">
				<p class="hit__rating">
					<span class="screen-reader-text"><?php esc_html_e('Rating out of 5:', 'stallkeeper-tools'); ?></span>
					<span class="hit__star" aria-hidden="true">★</span>
					<span data-shop-text="product.rating"></span>
				</p>
			</template>
			<p class="hit__price product-hit__price">
				<template data-shop-if="product.priceBefore">
					<del>
						<span class="screen-reader-text"><?php esc_html_e('Original price:', 'stallkeeper-tools'); ?></span>
						<span data-shop-text="product.priceBefore"></span>
					</del>
				</template>
				<template data-shop-if="product.price"><span data-shop-text="product.price"></span></template>
				<span class="hit__stock"
					data-shop-bind--hidden="!product.isSoldOut"><?php esc_html_e('Out of stock', 'stallkeeper-tools'); ?></span>
			</p>
		</div>
		<template data-shop-if="product.cartText">
			<div class="product-hit__cart">
				<template data-shop-if="product.cartProduct">
					<form method="post">
						<button class="button add_to_cart_button ajax_add_to_cart" type="submit" name="add-to-cart"
							data-quantity="1" data-shop-bind--value="product.cartProduct"
							data-shop-bind--data-product_id="product.cartProduct"
							data-shop-bind--aria-label="product.cartLabel" data-shop-text="product.cartText"></button>
					</form>
				</template>
				<template data-shop-if="!product.cartProduct">
					<a class="button" data-shop-bind--href="product.permalink"
						data-shop-bind--aria-label="product.cartLabel" data-shop-text="product.cartText"></a>
				</template>
			</div>
		</template>
	</article>
</li>
