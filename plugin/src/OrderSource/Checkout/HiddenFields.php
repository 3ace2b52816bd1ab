<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Checkout;

use Stallkeeper\Render\Http\CacheHeaders;
use Stallkeeper\Render\OrderSource\SourceFields;
use Stallkeeper\Render\OrderSource\StoredSource;
use Stallkeeper\Tools\OrderSource\Capture\VisitorSource;
use Stallkeeper\Tools\OrderSource\FieldList;
use Stallkeeper\Tools\Templates\TemplateErrorNotice;
use Stallkeeper\Tools\Templates\TemplateException;
use Stallkeeper\Tools\Templates\TemplateLoader;
use Stallkeeper\Tools\Tracking\PageRequest;
use Stallkeeper\Tools\Tracking\TrackingMode;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/**
 * Prints the hidden inputs of the classic checkout and the registration form, with the source that the server knows.
 */
final class HiddenFields
{
    /** Fields for the template, see {@see \Stallkeeper\Render\Template\FieldCheck}. */
    private const TEMPLATE_FIELDS = ['fields' => ['*' => ['name' => true, 'value' => true]]];

    public function __construct(
        private readonly TrackingSettings $settings,
        private readonly FieldList $fields,
        private readonly VisitorSource $source,
        private readonly PageRequest $request,
        private readonly TemplateLoader $templates,
        private readonly TemplateErrorNotice $errors,
    ) {}

    /** Hooks: `woocommerce_checkout_after_customer_details` and `woocommerce_register_form`. */
    public function printFields(): void
    {
        if ($this->settings->mode() === TrackingMode::Off) {
            return;
        }
        // A shared cache may store a page with a registration form. There the inputs are empty until the script fills
        // them.
        $known = CacheHeaders::isPrivate() ? $this->source->known() : StoredSource::none();
        $fields = [];
        foreach (
            SourceFields::values($known, $this->fields->fields(), time(), $this->request->userAgent())
            as $name => $value
        ) {
            $fields[] = ['name' => $this->fields->prefix() . $name, 'value' => $value];
        }
        try {
            $template = $this->templates->load('order-source/fields', [], self::TEMPLATE_FIELDS);
            // The template escapes the values.
            printf(
                '<wc-order-attribution-inputs><template data-shop-template>%s</template><span data-shop-root hidden>%s</span></wc-order-attribution-inputs>',
                $template->source(),
                $template->render(['fields' => $fields]),
            );
        } catch (TemplateException $fault) {
            echo $this->errors->html($fault), '<wc-order-attribution-inputs>';
            foreach ($fields as $field) {
                printf(
                    '<input type="hidden" name="%s" value="%s">',
                    esc_attr($field['name']),
                    esc_attr($field['value']),
                );
            }
            echo '</wc-order-attribution-inputs>';
        }
    }
}
