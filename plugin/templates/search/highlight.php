<?php
/**
 * A run of text in a title or an excerpt, marked if it matches the query.
 *
 * Data: piece.text, piece.isMarked
 *
 * @version 0.2.0
 */
defined('ABSPATH') || exit;
?>
<template data-shop-if="!piece.isMarked"><span data-shop-text="piece.text"></span></template>
<template data-shop-if="piece.isMarked"><mark data-shop-text="piece.text"></mark></template>
