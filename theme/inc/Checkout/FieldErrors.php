<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Checkout;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Theme\Assets\ScriptModule;
use WP_HTML_Tag_Processor;

/**
 * Shows messages about fields beside the fields, for forms that the browser has sent without JavaScript.
 *
 * WooCommerce prints all messages above the form, and only its script adds them to the fields.
 */
final class FieldErrors
{
    /** @var array<string, string> ID of the field => message as HTML */
    private array $messages = [];

    public function __construct(private readonly ScriptModule $scripts) {}

    /** Hook: `woocommerce_before_checkout_form`. For messages that WooCommerce's script shows without a page load. */
    public function enqueueScript(): void
    {
        $this->scripts->enqueue('checkout');
    }

    /**
     * Hook: `woocommerce_before_template_part`.
     *
     * The messages of a page are printed before its fields.
     */
    public function remember(mixed $template, mixed $path = '', mixed $located = '', mixed $args = []): void
    {
        $notices = $template === 'notices/error.php' ? Input::fromArray($args)->all()['notices'] ?? null : null;
        foreach (is_array($notices) ? $notices : [] as $notice) {
            $notice = Input::fromArray($notice);
            $id = Input::fromArray($notice->all()['data'] ?? [])->text('id');
            if ($id !== '') {
                $this->messages[$id] ??= $notice->text('notice');
            }
        }
    }

    /**
     * Hook: `woocommerce_kses_notice_allowed_tags`.
     *
     * WooCommerce removes unknown attributes from the finished list of messages.
     */
    public function allowFocus(mixed $tags): mixed
    {
        if (is_array($tags)) {
            $tags['div'] =
                ['tabindex' => true, 'autofocus' => true] + (is_array($tags['div'] ?? null) ? $tags['div'] : []);
        }

        return $tags;
    }

    /**
     * Hook: `woocommerce_form_field`, after plugins have changed the field (10).
     *
     * @param mixed $html field with its label in a paragraph
     * @param mixed $key  name of the field
     */
    public function add(mixed $html, mixed $key): mixed
    {
        $message = is_string($key) ? $this->messages[$key] ?? '' : '';
        if (!is_string($html) || !is_string($key) || $message === '' || !str_contains($html, '</p>')) {
            return $html;
        }
        $id = "{$key}_description";
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            if ($tags->get_tag() === 'P') {
                $tags->add_class('woocommerce-invalid');
            } elseif ($tags->get_attribute('id') === $key) {
                $described = $tags->get_attribute('aria-describedby');
                $tags->set_attribute('aria-invalid', 'true');
                $tags->set_attribute('aria-describedby', is_string($described) ? "$described $id" : $id);
                break;
            }
        }
        $html = $tags->get_updated_html();
        // A paragraph cannot contain another one.
        $end = (int) strrpos($html, '</p>');
        $text = sprintf(
            '<span class="checkout-inline-error-message" id="%s">%s</span>',
            esc_attr($id),
            esc_html(wp_strip_all_tags($message)),
        );

        return substr($html, 0, $end) . $text . substr($html, $end);
    }
}
