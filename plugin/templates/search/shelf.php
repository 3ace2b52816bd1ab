<?php
/**
 * Products that match the search, next to the posts.
 *
 * Data: shelf: list with zero or one entry: shelf.products (permalink, titleParts, pictures, before, prices, isSoldOut),
 *       shelf.href (URL of all products for this search)
 *
 * @var callable(string): void $part
 */
defined('ABSPATH') || exit;
?>
<template data-shop-each--shelf="shelf">
	<section class="shelf" aria-label="<?php esc_attr_e('Products', 'stallkeeper-tools'); ?>">
		<h2 class="shelf__title"><?php esc_html_e('Products', 'stallkeeper-tools'); ?></h2>
		<ul class="shelf__list">
			<template data-shop-each--product="shelf.products">
				<li class="shelf__product">
					<template data-shop-each--picture="product.pictures"><img class="shelf__picture" alt="" loading="lazy" decoding="async" data-shop-bind--src="picture.src" data-shop-bind--width="picture.width" data-shop-bind--height="picture.height"></template>
					<div class="shelf__words">
						<h3 class="shelf__name" dir="auto"><a data-shop-bind--href="product.permalink"><template data-shop-each--piece="product.titleParts"><?php $part('search/highlight'); ?></template></a></h3>
						<p class="shelf__price">
							<template data-shop-each--price="product.before"><del><span class="screen-reader-text"><?php esc_html_e('Price before:', 'stallkeeper-tools'); ?></span><span data-shop-text="price"></span></del></template>
							<template data-shop-each--price="product.prices"><span data-shop-text="price"></span></template>
							<span class="shelf__stock" data-shop-bind--hidden="!product.isSoldOut"><?php esc_html_e('Sold out', 'stallkeeper-tools'); ?></span>
						</p>
					</div>
				</li>
			</template>
		</ul>
		<p class="shelf__more"><a data-shop-bind--href="shelf.href"><?php esc_html_e('All products for this search', 'stallkeeper-tools'); ?></a></p>
	</section>
</template>
