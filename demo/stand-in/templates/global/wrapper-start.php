<?php
/** Where the theme has no wrapper of its own. */
defined('ABSPATH') || exit;
?>
<div id="primary" class="content-area"><main id="main" class="site-main" role="main">
