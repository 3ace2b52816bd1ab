<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution;

use Stallkeeper\Render\Attribution\Fields;
use Stallkeeper\Render\Attribution\Memory;
use Stallkeeper\Theme\Http\CacheHeaders;
use Stallkeeper\Theme\Templates\FaultNotice;
use Stallkeeper\Theme\Templates\TemplateFault;
use Stallkeeper\Theme\Templates\TemplateLoader;

/** The hidden inputs of the classic checkout and the registration form: one set each, with what the server knows. */
final class Inputs
{
    /** WooCommerce's places: inside the form, once. */
    private const PLACES = ['woocommerce_checkout_after_customer_details', 'woocommerce_register_form'];

    public function addHooks(): void
    {
        foreach (self::PLACES as $place) {
            add_action($place, $this->print(...));
        }
    }

    private function print(): void
    {
        if (Config::mode() === 'off') {
            return;
        }
        // A plugin may print a registration form on a page that shared caches store. There the script fills the inputs.
        $known = CacheHeaders::isPrivate() ? Visitor::known() : Memory::none();
        $fields = [];
        foreach (Fields::values($known, Config::fields(), time(), Visitor::agent()) as $name => $value) {
            $fields[] = ['name' => Config::prefix() . $name, 'value' => $value];
        }
        try {
            $template = TemplateLoader::load('attribution/fields', []);
            // A finished template: its values are escaped there.
            printf(
                '<wc-order-attribution-inputs><template data-shop-template>%s</template><span data-shop-root hidden>%s</span></wc-order-attribution-inputs>',
                $template->source(),
                $template->render(['fields' => $fields]),
            );
        } catch (TemplateFault $fault) {
            echo FaultNotice::html($fault), '<wc-order-attribution-inputs>';
            foreach ($fields as $field) {
                printf('<input type="hidden" name="%s" value="%s">', esc_attr($field['name']), esc_attr($field['value']));
            }
            echo '</wc-order-attribution-inputs>';
        }
    }
}
