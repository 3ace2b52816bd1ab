<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Blocks;

use PHPUnit\Framework\Attributes\TestDox;

#[TestDox('The search block:')]
final class SearchBlockTest extends BlockTestCase
{
    private const ROOT = 'data-shop-root';

    #[TestDox('two blocks of a page have their own settings, query parameters and ids')]
    public function testTwo(): void
    {
        $html = $this->page(
            self::comment('search', ['hitsPerPage' => 3, 'listLayout' => 'grid', 'gridColumns' => 2]) .
                self::comment('search', ['displayPostAuthor' => true]),
        );
        self::assertSame(2, substr_count($html, self::ROOT));
        self::assertSame(1, substr_count($html, 'data-hits-per-page="3"'));
        self::assertStringContainsString('"hitsPerPage":3', $html);
        self::assertStringContainsString('"hitsPerPage":10', $html);
        self::assertStringContainsString('"queryName":"shop_s"', $html);
        self::assertStringContainsString('"queryName":"shop_s_2"', $html);
        preg_match_all(
            '/\sid="([^"]+)"/',
            preg_replace('~<template data-shop-template>.*?<script type~s', '<script type', $html) ?? '',
            $ids,
        );
        self::assertSame($ids[1], array_unique($ids[1]));
    }

    #[TestDox('a query of the page replaces the search box; tags in it are removed')]
    public function testQuery(): void
    {
        $html = $this->page(self::comment('search', ['query' => 'kettle <img src=x onerror=alert(1)>']));
        self::assertStringContainsString('"query":"kettle"', $html);
        self::assertStringContainsString('"queryName":""', $html);
        self::assertStringNotContainsString('data-part="input"', $html);
        self::assertStringNotContainsString('onerror', $html);
    }

    #[TestDox('numbers out of range become the nearest allowed ones, unknown words the defaults')]
    public function testLimits(): void
    {
        $html = $this->page(
            self::comment('search', ['hitsPerPage' => 1000000, 'gridColumns' => -5, 'listLayout' => 'wall']),
        );
        self::assertStringContainsString('data-hits-per-page="100"', $html);
        self::assertStringContainsString('data-grid-columns="1"', $html);
        self::assertStringContainsString('data-list-layout="list"', $html);
    }

    #[TestDox('is rendered outside of content, too: in a template part and in the blocks of a widget area')]
    public function testPlaces(): void
    {
        $this->open(['p' => $this->post()]);
        self::assertStringContainsString(self::ROOT, self::block('search'));

        update_option('widget_block', [2 => ['content' => self::comment('search')], '_multiwidget' => 1]);
        wp_set_sidebars_widgets(['footer-1' => ['block-2']]);
        $GLOBALS['_wp_sidebars_widgets'] = [];
        ob_start();
        dynamic_sidebar('footer-1');
        $area = (string) ob_get_clean();
        $GLOBALS['_wp_sidebars_widgets'] = [];
        self::assertSame(1, substr_count($area, self::ROOT));
    }

    #[TestDox('is rendered in a synced pattern')]
    public function testPattern(): void
    {
        $pattern = $this->post(['post_type' => 'wp_block', 'post_content' => self::comment('search')]);
        self::assertSame(1, substr_count($this->page("<!-- wp:block {\"ref\":{$pattern}} /-->"), self::ROOT));
    }

    #[TestDox('the eleventh search of a page is not rendered')]
    public function testMaximum(): void
    {
        self::assertSame(10, substr_count($this->page(str_repeat(self::comment('search'), 11)), self::ROOT));
    }

    private function page(string $content): string
    {
        $this->open(['p' => $this->post(['post_content' => wp_slash($content)])]);
        the_post();
        ob_start();
        the_content();

        return (string) ob_get_clean();
    }
}
