<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SiteHealth;

/** A test result in the format of Site Health. */
final class TestResult
{
    /**
     * @param list<string> $items list below the description
     * @param string|null  $badge name of the feature; null for the search
     */
    public function __construct(
        private readonly TestStatus $status,
        private readonly string $label,
        private readonly string $description,
        private readonly array $items = [],
        private readonly ?string $badge = null,
    ) {}

    public function isGood(): bool
    {
        return $this->status === TestStatus::Good;
    }

    /** @return string label and description in one line */
    public function summary(): string
    {
        return "{$this->label}. {$this->description}";
    }

    /** Prints the result as a notice of an admin screen. */
    public function printNotice(): void
    {
        $class = $this->status === TestStatus::Critical ? 'notice-error' : 'notice-warning';
        printf(
            '<div class="notice %s"><p><strong>%s</strong></p><p>%s</p></div>',
            esc_attr($class),
            esc_html($this->label),
            esc_html($this->description),
        );
    }

    /** @return array<string, mixed> */
    public function toArray(string $test): array
    {
        $items = implode(
            '',
            array_map(static fn(string $item): string => '<li>' . esc_html($item) . '</li>', $this->items),
        );

        return [
            'label' => $this->label,
            'status' => $this->status->value,
            'badge' => [
                'label' => $this->badge ?? __('Search', 'stallkeeper-tools'),
                'color' => $this->status->color(),
            ],
            'description' => '<p>' . esc_html($this->description) . '</p>' . ($items === '' ? '' : "<ul>$items</ul>"),
            'actions' => '',
            'test' => $test,
        ];
    }
}
