<?php
/**
 * One search result, in the server's page and in the live results.
 *
 * Settings: $settings->displayPostAuthor, ->displayPostCategory, ->displayPostDate, ->displayPostTags,
 *           ->displayPostContentRadio ('hide', 'excerpt' or 'full')
 * Data:     hit.title, hit.titleParts, hit.permalink, hit.author, hit.date (iso, text), hit.categories, hit.tags,
 *           hit.excerpt, hit.moreHref, hit.content; for products also hit.priceBefore, hit.price, hit.isSoldOut,
 *           hit.rating. The filter `stallkeeper_search_hit_fields` adds more.
 *
 * Use PHP `if` for settings and data-shop-… attributes for everything that depends on the post. The live results use
 * this file, too. No build is needed after a change.
 *
 * @version 0.4.0
 *
 * @var Stallkeeper\Render\Search\SearchSettings $settings
 * @var callable(string): void $part
 */
defined('ABSPATH') || exit;
?>
<li class="hit">
	<article>
		<h2 class="hit__title" dir="auto">
			<a data-shop-bind--href="hit.permalink">
				<template data-shop-each--piece="hit.titleParts"><?php $part('search/highlight'); ?></template>
			</a>
		</h2>
		<template data-shop-if="hit.price">
			<p class="hit__price">
				<template data-shop-if="hit.priceBefore">
					<del>
						<span class="screen-reader-text"><?php esc_html_e('Original price:', 'stallkeeper-tools'); ?></span>
						<span data-shop-text="hit.priceBefore"></span>
					</del>
				</template>
				<span data-shop-text="hit.price"></span>
				<span class="hit__stock"
					data-shop-bind--hidden="!hit.isSoldOut"><?php esc_html_e('Out of stock', 'stallkeeper-tools'); ?></span>
			</p>
		</template>
		<template data-shop-if="hit.rating">
			<p class="hit__rating">
				<span class="screen-reader-text"><?php esc_html_e('Rating out of 5:', 'stallkeeper-tools'); ?></span>
				<span class="hit__star" aria-hidden="true">★</span>
				<span data-shop-text="hit.rating"></span>
			</p>
		</template>
		<?php if ($settings->displayPostDate || $settings->displayPostAuthor) { ?>
			<p class="hit__meta">
				<?php if ($settings->displayPostDate) { ?>
					<template data-shop-if="hit.date">
						<time class="hit__date" data-shop-bind--datetime="hit.date.iso" data-shop-text="hit.date.text"></time>
					</template>
				<?php } ?>
				<?php if ($settings->displayPostAuthor) { ?>
					<template data-shop-if="hit.author"><span class="hit__author" data-shop-text="hit.author"></span></template>
				<?php } ?>
			</p>
		<?php } ?>
		<?php if ($settings->displayPostContentRadio === 'excerpt') { ?>
			<p class="hit__excerpt" dir="auto">
				<template data-shop-each--piece="hit.excerpt"><?php $part('search/highlight'); ?></template>
				<template data-shop-if="hit.moreHref">
					<a class="hit__more" target="_blank" rel="noopener" data-shop-bind--href="hit.moreHref">
						<span><?php esc_html_e('Read more', 'stallkeeper-tools'); ?></span>
						<span class="screen-reader-text">
							<span>: </span>
							<span data-shop-text="hit.title"></span>
							<span> <?php esc_html_e('(opens in a new tab)', 'stallkeeper-tools'); ?></span>
						</span>
					</a>
				</template>
			</p>
		<?php } elseif ($settings->displayPostContentRadio === 'full') { ?>
			<p class="hit__content" dir="auto">
				<template data-shop-each--piece="hit.content"><?php $part('search/highlight'); ?></template>
			</p>
		<?php } ?>
		<?php if ($settings->displayPostCategory) { ?>
			<ul class="hit__terms" aria-label="<?php esc_attr_e('Categories', 'stallkeeper-tools'); ?>">
				<template data-shop-each--category="hit.categories"><li class="hit__term" data-shop-text="category"></li></template>
			</ul>
		<?php } ?>
		<?php if ($settings->displayPostTags) { ?>
			<ul class="hit__terms hit__terms--tags" aria-label="<?php esc_attr_e('Tags', 'stallkeeper-tools'); ?>">
				<template data-shop-each--tag="hit.tags"><li class="hit__term" data-shop-text="tag"></li></template>
			</ul>
		<?php } ?>
	</article>
</li>
