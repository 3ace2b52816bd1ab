<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Content;

use Stallkeeper\Theme\Customizer\DisplayOptions;

/** Prints the metadata of a post, escaped: date, author, categories and tags. Use it inside the loop. */
final class EntryMeta
{
    public function __construct(private readonly DisplayOptions $options) {}

    public function printDate(): void
    {
        if (!$this->options->isOn(DisplayOptions::POST_DATE)) {
            return;
        }
        printf(
            '<time class="meta__date" datetime="%s">%s</time>',
            esc_attr((string) get_the_date('c')),
            esc_html((string) get_the_date()),
        );
    }

    public function printAuthor(): void
    {
        $name = (string) get_the_author();
        // The author may have been deleted since; then the name is empty.
        if (!$this->options->isOn(DisplayOptions::POST_AUTHOR) || $name === '') {
            return;
        }
        printf(
            '<span class="meta__author">%s</span>',
            sprintf(
                /* translators: %s: name of a post's author, a link */
                esc_html__('By %s', 'stallkeeper'),
                sprintf(
                    '<a href="%s" rel="author">%s</a>',
                    esc_url(get_author_posts_url((int) get_the_author_meta('ID'))),
                    esc_html($name),
                ),
            ),
        );
    }

    /** Prints the post format as a link to its archive; nothing for standard posts. */
    public function printFormat(): void
    {
        $format = get_post_format();
        $link = is_string($format) ? get_post_format_link($format) : false;
        if (is_string($format) && is_string($link)) {
            printf(
                '<a class="meta__format" href="%s">%s</a>',
                esc_url($link),
                esc_html(get_post_format_string($format)),
            );
        }
    }

    public function printSticky(): void
    {
        if (is_sticky() && !is_paged()) {
            printf('<span class="meta__sticky">%s</span>', esc_html__('Featured', 'stallkeeper'));
        }
    }

    public function printCategories(): void
    {
        $this->printTerms('category', __('Categories', 'stallkeeper'), DisplayOptions::POST_CATEGORIES);
    }

    public function printTags(): void
    {
        $this->printTerms('post_tag', __('Tags', 'stallkeeper'), DisplayOptions::POST_TAGS);
    }

    /** @param DisplayOptions::POST_* $option */
    private function printTerms(string $taxonomy, string $label, string $option): void
    {
        if (!$this->options->isOn($option)) {
            return;
        }
        $links = get_the_term_list(0, $taxonomy, '<li>', '</li><li>', '</li>');
        if (is_string($links) && $links !== '') {
            printf(
                '<ul class="terms terms--%s" aria-label="%s">%s</ul>',
                esc_attr($taxonomy),
                esc_attr($label),
                wp_kses_post($links),
            );
        }
    }
}
