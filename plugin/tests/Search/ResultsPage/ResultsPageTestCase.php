<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Search\ResultsPage;

use DOMDocument;
use DOMNode;
use DOMXPath;
use Stallkeeper\Tools\Tests\BuiltInEngine\IndexTestCase;
use WC_Product_Simple;
use WP_Query;

/** A visitor's results page. */
abstract class ResultsPageTestCase extends IndexTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER['REMOTE_ADDR'] = '10.' . implode('.', array_map(static fn(): int => random_int(1, 250), range(1, 3)));
    }

    /** @param array<string, mixed> $vars */
    protected function search(string $words, array $vars = []): WP_Query
    {
        $this->newRequest();
        $_GET = ['s' => $words] + $_GET;
        $_SERVER['REQUEST_URI'] = '/?' . http_build_query($_GET);
        $query = new WP_Query();
        $GLOBALS['wp_the_query'] = $GLOBALS['wp_query'] = $query;
        $query->query(['s' => $words] + $vars);

        return $query;
    }

    protected function results(): string
    {
        ob_start();
        do_action('stallkeeper_search_results');

        return (string) ob_get_clean();
    }

    /**
     * Opens the results page of a URL's parameters.
     *
     * @param array<string, string> $parameters
     */
    protected function open(array $parameters): string
    {
        $_GET = $parameters;
        $this->search($parameters['s'] ?? '');

        return $this->results();
    }

    /** @param array<string, mixed> $props */
    protected function product(string $name, array $props = []): int
    {
        $product = new WC_Product_Simple();
        $product->set_props($props + ['name' => $name, 'status' => 'publish', 'regular_price' => '5']);

        return $product->save();
    }

    /** @return list<string> titles of the list at an address */
    protected function titlesAt(string $address): array
    {
        parse_str((string) wp_parse_url(html_entity_decode($address), PHP_URL_QUERY), $given);
        $parameters = [];
        foreach ($given as $name => $value) {
            $parameters[(string) $name] = is_string($value) ? $value : '';
        }

        return self::texts($this->open($parameters), 'hit__title');
    }

    /**
     * @param array<string, string> $parameters
     * @return string the results of a URL's parameters without their template
     */
    protected function shownFor(array $parameters): string
    {
        $this->open($parameters);

        return $this->shown();
    }

    /** @return string the results without their template */
    protected function shown(): string
    {
        return (string) strstr($this->results(), '<div data-shop-root>');
    }

    /** @return list<string> texts of the elements with a CSS class, as a visitor reads them */
    protected static function texts(string $html, string $class): array
    {
        return array_map(
            static fn(DOMNode $node): string => trim((string) preg_replace('/\s+/u', ' ', $node->textContent)),
            self::elements($html, $class),
        );
    }

    /** @return list<string> addresses of the links in the elements with a CSS class */
    protected static function links(string $html, string $class): array
    {
        preg_match_all(
            '~href="([^"]*)"~',
            implode(
                ' ',
                array_map(
                    static fn(DOMNode $node): string => (string) $node->ownerDocument?->saveHTML($node),
                    self::elements($html, $class),
                ),
            ),
            $found,
        );

        return $found[1];
    }

    /** @return list<DOMNode> */
    private static function elements(string $html, string $class): array
    {
        $document = new DOMDocument();
        $previous = libxml_use_internal_errors(true);
        $document->loadHTML("<?xml encoding=\"UTF-8\"><body>$html</body>");
        libxml_clear_errors();
        libxml_use_internal_errors($previous);
        $nodes = (new DOMXPath($document))->query(
            "//*[contains(concat(' ', normalize-space(@class), ' '), ' $class ')][not(ancestor::template)]",
        );

        return array_values(
            array_filter(
                $nodes === false ? [] : iterator_to_array($nodes),
                static fn(object $node): bool => $node instanceof DOMNode,
            ),
        );
    }
}
