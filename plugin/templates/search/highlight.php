<?php
/**
 * A run of text in a title or an excerpt; what matched the search is marked.
 *
 * Data: piece.plain, piece.marked (one of the two lists holds the text)
 */
defined('ABSPATH') || exit;
?>
<template data-shop-each--text="piece.plain"><span data-shop-text="text"></span></template>
<template data-shop-each--text="piece.marked"><mark data-shop-text="text"></mark></template>
