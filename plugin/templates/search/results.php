<?php
/**
 * A complete search widget: form, summary, results, pagination, credit.
 *
 * Settings: $settings->listLayout ('list' or 'grid'), $settings->gridColumns, …
 * Data:     summary, notices, refusal (reason why the search was refused), announcement, isSearching, isStalled,
 *           isError, tabs (see search/tabs), heading (type of all results, null with tabs), filters (see
 *           filters/search-filters), links (see links/links), products (see search/product) or hits (see search/hit)
 *           that contain all words, partialProducts or partialHits that contain some of them, with partialHeading,
 *           noResults (closest: queries that may be meant), pagination
 *           correction, if the search has corrected the query: query (the corrected one), typed, exactHref
 *           exact, if it searched for exactly what was typed: query, similarHref
 * Parts:    list, page (see search/pagination), clear, and the parts of search/form and filters/search-filters
 *
 * Screen readers announce the texts in role="status", which have to be in the page before they change.
 *
 * data-shop-each on a <template> repeats its content, data-shop-if prints it under a condition. data-shop-boundary
 * limits an error to the list.
 *
 * @version 0.5.0
 *
 * @var Stallkeeper\Render\Search\SearchSettings $settings
 * @var bool $isControlled whether the page sets the query (data-query); the widget then has no search box
 * @var callable(string): void $part prints another template part
 * @var list<array{label: string, href: string}> $ways links to show when a search has no results
 * @var string $creditName
 * @var string $creditHref
 */
defined('ABSPATH') || exit;
?>
<div class="instant-search instant-search--<?php echo esc_attr($settings->listLayout); ?>">
	<?php if (!$isControlled) { ?>
		<?php $part('search/form'); ?>
	<?php } ?>

	<template data-shop-each--notice="notices">
		<p class="notice" data-shop-text="notice"></p>
	</template>

	<template data-shop-if="refusal">
		<div class="instant-search__refused">
			<p class="notice notice--problem" data-shop-text="refusal.message"></p>
			<template data-shop-if="refusal.clearHref">
				<p>
					<a data-part="clear"
						data-shop-bind--href="refusal.clearHref"><?php esc_html_e('Search without filters', 'stallkeeper-tools'); ?></a>
				</p>
			</template>
		</div>
	</template>

	<template data-shop-if="correction">
		<p class="instant-search__spelling">
			<span><?php
				printf(
					/* translators: %s: the corrected search query */
					esc_html__('Results for %s.', 'stallkeeper-tools'),
					'<q dir="auto" data-shop-text="correction.query"></q>',
				);
			?></span>
			<a data-shop-bind--href="correction.exactHref"><?php
				printf(
					/* translators: %s: the search query as it was typed */
					esc_html__('Search only for %s', 'stallkeeper-tools'),
					'<q dir="auto" data-shop-text="correction.typed"></q>',
				);
			?></a>
		</p>
	</template>
	<template data-shop-if="exact">
		<p class="instant-search__spelling">
			<span><?php
				printf(
					/* translators: %s: the search query as it was typed */
					esc_html__('Only exact matches for %s.', 'stallkeeper-tools'),
					'<q dir="auto" data-shop-text="exact.query"></q>',
				);
			?></span>
			<a data-shop-bind--href="exact.similarHref"><?php esc_html_e(
				'Search for similar words, too',
				'stallkeeper-tools',
			); ?></a>
		</p>
	</template>

	<div class="instant-search__bar">
		<p class="instant-search__summary" data-shop-text="summary"></p>
		<p class="instant-search__stalled"
			data-shop-bind--hidden="!isStalled"><?php esc_html_e('Still searching…', 'stallkeeper-tools'); ?></p>
	</div>
	<p class="notice notice--problem" data-shop-bind--hidden="!isError"><?php esc_html_e(
		'Search is not available right now. The results below are from your previous search. Please try again.',
		'stallkeeper-tools',
	); ?></p>
	<p class="screen-reader-text" role="status" data-shop-text="announcement"></p>
	<p class="screen-reader-text" role="status">
		<template data-shop-if="isStalled"><?php esc_html_e('Still searching…', 'stallkeeper-tools'); ?></template>
		<template data-shop-if="isError"><?php esc_html_e(
			'Search is not available right now. The results below are from your previous search. Please try again.',
			'stallkeeper-tools',
		); ?></template>
	</p>

	<?php $part('links/links'); ?>

	<?php $part('search/tabs'); ?>

	<template data-shop-if="heading">
		<h2 class="instant-search__heading" data-shop-text="heading"></h2>
	</template>

	<?php $part('filters/search-filters'); ?>

	<ol class="hit-list hit-list--<?php echo esc_attr($settings->listLayout); ?>" data-part="list" data-shop-boundary
		data-shop-bind--aria-busy="isStalled"
		style="--stallkeeper-tools-hit-columns: <?php echo (int) $settings->gridColumns; ?>">
		<template data-shop-each--product="products">
			<?php $part('search/product'); ?>
		</template>
		<template data-shop-each--hit="hits">
			<?php $part('search/hit'); ?>
		</template>
	</ol>

	<template data-shop-if="partialHeading">
		<h2 class="instant-search__heading instant-search__partial" data-shop-text="partialHeading"></h2>
		<ol class="hit-list hit-list--<?php echo esc_attr($settings->listLayout); ?>" data-shop-boundary
			data-shop-bind--aria-busy="isStalled"
			style="--stallkeeper-tools-hit-columns: <?php echo (int) $settings->gridColumns; ?>">
			<template data-shop-each--product="partialProducts">
				<?php $part('search/product'); ?>
			</template>
			<template data-shop-each--hit="partialHits">
				<?php $part('search/hit'); ?>
			</template>
		</ol>
	</template>

	<template data-shop-if="noResults">
		<div class="instant-search__empty">
			<h2><?php esc_html_e('Nothing found', 'stallkeeper-tools'); ?></h2>
			<template data-shop-if="noResults.query">
				<p><?php
					/* translators: %s: what was searched for */
					printf(esc_html__('No results for %s', 'stallkeeper-tools'), '<q data-shop-text="noResults.query"></q>');
				?></p>
			</template>
			<template data-shop-if="noResults.closest">
				<p><?php
					printf(
						/* translators: %s: links to one to three search queries */
						esc_html__('Did you mean: %s?', 'stallkeeper-tools'),
						'<template data-shop-each--one="noResults.closest"><template data-shop-if="one.isFurther">' .
							esc_html(wp_get_list_item_separator()) .
							'</template><a dir="auto" data-shop-bind--href="one.href" data-shop-text="one.query"></a></template>',
					);
				?></p>
			</template>
			<template data-shop-if="noResults.clearHref">
				<p>
					<a data-part="clear"
						data-shop-bind--href="noResults.clearHref"><?php esc_html_e('Search without filters', 'stallkeeper-tools'); ?></a>
				</p>
			</template>
			<ul>
				<li><?php esc_html_e('Try fewer or more general words.', 'stallkeeper-tools'); ?></li>
				<li><?php esc_html_e('Check your spelling.', 'stallkeeper-tools'); ?></li>
			</ul>
			<?php if ($ways !== []) { ?>
				<p><?php esc_html_e('Or browse these pages:', 'stallkeeper-tools'); ?></p>
				<ul class="instant-search__ways">
					<?php foreach ($ways as $way) { ?>
						<li><a href="<?php echo esc_url($way['href']); ?>"><?php echo esc_html($way['label']); ?></a></li>
					<?php } ?>
				</ul>
			<?php } ?>
		</div>
	</template>

	<?php $part('search/pagination'); ?>

	<?php if ($creditName !== '') { ?>
		<p class="instant-search__credit"><?php
			printf(
				/* translators: %s: name of the search engine, a link */
				esc_html__('Powered by %s', 'stallkeeper-tools'),
				'<a href="' . esc_url($creditHref) . '">' . esc_html($creditName) . '</a>',
			);
		?></p>
	<?php } ?>
</div>
