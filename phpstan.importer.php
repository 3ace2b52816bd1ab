<?php

/** What the plugin WordPress Importer declares, for PHPStan. */
class WP_Import
{
    /** @var array<int, int> */
    public array $processed_posts = [];

    /** @var array<int, int> */
    public array $processed_menu_items = [];

    /** @return array<string, mixed>|WP_Error */
    public function parse(string $file) {}

    public function import(string $file): void {}
}
