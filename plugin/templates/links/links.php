<?php
/**
 * Categories, brands and pages that match the search, above the results.
 *
 * Data: links, null without a link: links.groups: list of id (of the heading), title, links: list of href, nameParts,
 *       count (number of posts and products, null for pages)
 *
 * @version 0.2.0
 *
 * @var callable(string): void $part
 */
defined('ABSPATH') || exit;
?>
<template data-shop-if="links">
	<div class="found-links">
		<template data-shop-each--group="links.groups">
			<section class="found-links__group" data-shop-bind--aria-labelledby="group.id">
				<h2 class="found-links__title" data-shop-bind--id="group.id"
					data-shop-text="group.title"></h2>
				<ul class="filters__options found-links__list">
					<template data-shop-each--link="group.links">
						<li>
							<a class="filters__value found-links__link" data-shop-bind--href="link.href">
								<span dir="auto">
									<template data-shop-each--piece="link.nameParts"><?php $part('search/highlight'); ?></template>
								</span>
								<template data-shop-if="link.count">
									<span class="filters__count found-links__count">
										<span class="screen-reader-text"><?php esc_html_e('Results:', 'stallkeeper-tools'); ?></span>
										<span data-shop-text="link.count"></span>
									</span>
								</template>
							</a>
						</li>
					</template>
				</ul>
			</section>
		</template>
	</div>
</template>
