<?php
/** The list ends. */
defined('ABSPATH') || exit;
?>
</ul>
