<?php
/** Where the theme has no wrapper of its own. */
defined('ABSPATH') || exit;
?>
</main></div>
