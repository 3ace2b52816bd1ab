<?php
/**
 * A piece of a title or an excerpt. The text that matched the search is marked.
 *
 * Data: piece.plain, piece.marked: one of the two lists contains the text, the other is empty
 */
defined('ABSPATH') || exit;
?>
<template data-shop-each--text="piece.plain"><span data-shop-text="text"></span></template>
<template data-shop-each--text="piece.marked"><mark data-shop-text="text"></mark></template>
