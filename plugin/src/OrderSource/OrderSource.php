<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\OrderSource\SafeText;
use Stallkeeper\Render\OrderSource\SourceFields;
use Stallkeeper\Tools\OrderSource\Capture\VisitorSource;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\PageRequest;

/**
 * The values to save with an order or customer: the sent values, sanitized and completed with what the server knows.
 */
final class OrderSource
{
    /** Fields that identify a source. */
    private const IDENTITY = ['source_type', 'utm_source'];

    /** Type of an order by an app, as in WooCommerce. It says nothing about the visitor, so it needs no consent. */
    private const APP = 'mobile_app';

    /** @var array<string, string>|null */
    private ?array $posted = null;

    public function __construct(
        private readonly FieldList $fields,
        private readonly Consent $consent,
        private readonly VisitorSource $source,
        private readonly PageRequest $request,
        private readonly RequestInput $input,
    ) {}

    /**
     * Returns the values that the form of this request posts. It reads the form once, because RequestSanitizer changes
     * it afterwards.
     *
     * @return array<string, string> as {@see valuesFor}
     */
    public function posted(): array
    {
        return $this->posted ??= $this->valuesFor($this->input->posted(), $this->fields->prefix());
    }

    /**
     * A payment button, an app or another plugin's form may send only some of the fields. A second element in a form
     * may send empty values, and PHP keeps the last value of a name.
     *
     * @param Input $sent values by field name
     * @param string $prefix of the names
     * @return array<string, string> all fields by name; '' for unknown values. Without consent all values are '',
     *     except the type of an order by an app
     */
    public function valuesFor(Input $sent, string $prefix = ''): array
    {
        $fields = $this->fields->fields();
        if (!$this->consent->isAllowed()) {
            $isApp =
                isset($fields['source_type']) &&
                !$this->consent->isOff() &&
                $sent->textOrNull($prefix . 'source_type') === self::APP;

            return ($isApp ? ['source_type' => self::APP] : []) + array_fill_keys(array_keys($fields), '');
        }
        $values = $this->sanitized($sent, $prefix, $fields);
        $known = array_map(
            sanitize_text_field(...),
            SourceFields::values($this->source->known(), $fields, time(), $this->request->userAgent()),
        );
        foreach (self::IDENTITY as $field) {
            // A point of sale, for example, sends its own source. The server's values belong to another visit then.
            if (self::isKnown($values[$field] ?? '') && $values[$field] !== ($known[$field] ?? '')) {
                return $values;
            }
        }
        return array_replace($values, $known, self::onlyKnown($values));
    }

    /**
     * @param array<string, string> $fields
     * @return array<string, string>
     */
    private function sanitized(Input $sent, string $prefix, array $fields): array
    {
        $values = [];
        foreach ($fields as $name => $path) {
            $isAddress = in_array(
                $path,
                ['current_add.ep', 'current_add.rf', 'first_add.ep', 'first_add.rf', 'session.cpg', 'udata.uag'],
                true,
            );
            $values[$name] = sanitize_text_field(
                SafeText::clean(
                    $sent->textOrNull($prefix . $name) ?? '',
                    $isAddress ? SafeText::ADDRESS : SafeText::VALUE,
                ),
            );
        }
        return $values;
    }

    /**
     * @param array<string, string> $values
     * @return array<string, string> only the known values
     */
    public static function onlyKnown(array $values): array
    {
        return array_filter($values, self::isKnown(...));
    }

    private static function isKnown(string $value): bool
    {
        return $value !== '' && $value !== SafeText::NONE;
    }
}
