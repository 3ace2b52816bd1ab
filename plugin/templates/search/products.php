<?php
/**
 * Products that match the search, next to the posts.
 *
 * Data: products, null without products: products.products (permalink, titleParts, picture, priceBefore, price,
 *       isSoldOut, rating), products.href (all products of this search)
 *
 * @version 0.2.0
 *
 * @var callable(string): void $part
 */
defined('ABSPATH') || exit;
?>
<template data-shop-if="products">
	<section class="found-products" aria-label="<?php esc_attr_e('Products', 'stallkeeper-tools'); ?>">
		<h2 class="found-products__title"><?php esc_html_e('Products', 'stallkeeper-tools'); ?></h2>
		<ul class="found-products__list">
			<template data-shop-each--product="products.products">
				<li class="found-products__product">
					<template data-shop-if="product.picture">
						<img class="found-products__picture" alt="" loading="lazy" decoding="async"
							data-shop-bind--src="product.picture.src" data-shop-bind--width="product.picture.width"
							data-shop-bind--height="product.picture.height">
					</template>
					<div class="found-products__words">
						<h3 class="found-products__name" dir="auto">
							<a data-shop-bind--href="product.permalink">
								<template data-shop-each--piece="product.titleParts"><?php $part('search/highlight'); ?></template>
							</a>
						</h3>
						<p class="found-products__price">
							<template data-shop-if="product.priceBefore">
								<del>
									<span class="screen-reader-text"><?php esc_html_e('Original price:', 'stallkeeper-tools'); ?></span>
									<span data-shop-text="product.priceBefore"></span>
								</del>
							</template>
							<template data-shop-if="product.price"><span data-shop-text="product.price"></span></template>
							<span class="found-products__stock"
								data-shop-bind--hidden="!product.isSoldOut"><?php esc_html_e('Out of stock', 'stallkeeper-tools'); ?></span>
						</p>
						<template data-shop-if="product.rating">
							<p class="hit__rating">
								<span class="screen-reader-text"><?php esc_html_e('Rating out of 5:', 'stallkeeper-tools'); ?></span>
								<span class="hit__star" aria-hidden="true">★</span>
								<span data-shop-text="product.rating"></span>
							</p>
						</template>
					</div>
				</li>
			</template>
		</ul>
		<p class="found-products__more">
			<a data-shop-bind--href="products.href"><?php esc_html_e('View all matching products', 'stallkeeper-tools'); ?></a>
		</p>
	</section>
</template>
