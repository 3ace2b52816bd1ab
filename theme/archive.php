<?php
/**
 * Posts of a category, a tag, an author, a day, a month or a year: the journal's list under another title.
 */

defined('ABSPATH') || exit;

require get_theme_file_path('index.php');
