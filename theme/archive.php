<?php
/** Archives of a category, tag, author, day, month or year. Uses the journal's template. */

defined('ABSPATH') || exit;

require get_theme_file_path('index.php');
