<?php
/**
 * A piece of a title or an excerpt. The text that matched the search is marked.
 *
 * Data: piece.text, piece.isMarked
 *
 * @version 0.2.0
 */
defined('ABSPATH') || exit;
?>
<template data-shop-if="!piece.isMarked"><span data-shop-text="piece.text"></span></template>
<template data-shop-if="piece.isMarked"><mark data-shop-text="piece.text"></mark></template>
