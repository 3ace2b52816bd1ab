<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Package;

/** Elements of a WXR file. */
final class WxrTag
{
    /** Namespaces of the elements of a post; the others are in `wp:`. */
    private const NAMES = [
        'title' => 'title',
        'guid' => 'guid',
        'content' => 'content:encoded',
        'excerpt' => 'excerpt:encoded',
    ];

    private const POST = [
        'post_parent' => 0,
        'menu_order' => 0,
        'content' => '',
        'excerpt' => '',
        'comment_status' => 'closed',
        'ping_status' => 'closed',
        'is_sticky' => 0,
        'post_password' => '',
    ];

    /** @param string $text plain text or HTML */
    public static function text(string $name, string $text): string
    {
        return "<$name>" . self::data($text) . "</$name>";
    }

    /** @param list<string> $children elements */
    public static function group(string $name, array $children): string
    {
        return "<$name>\n" . implode("\n", $children) . "\n</$name>";
    }

    public static function meta(string $key, string $value): string
    {
        return self::group('wp:postmeta', [self::text('wp:meta_key', $key), self::text('wp:meta_value', $value)]);
    }

    public static function term(string $taxonomy, string $slug, string $name): string
    {
        return sprintf(
            '<category domain="%s" nicename="%s">%s</category>',
            htmlspecialchars($taxonomy),
            htmlspecialchars($slug),
            self::data($name),
        );
    }

    /**
     * @param array<string, int|string> $values post_id, post_type, title and others
     * @return list<string>
     */
    public static function post(array $values): array
    {
        $values += self::POST + ['post_date_gmt' => $values['post_date'] ?? ''];
        $tags = ['<dc:creator>' . self::data('stallkeeper') . '</dc:creator>'];
        foreach ($values as $name => $value) {
            $tags[] = self::text(self::NAMES[$name] ?? "wp:$name", (string) $value);
        }

        return $tags;
    }

    /** A parser joins the two sections of a text that contains the end of one. */
    private static function data(string $text): string
    {
        return '<![CDATA[' . str_replace(']]>', ']]]]><![CDATA[>', $text) . ']]>';
    }
}
