<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SiteHealth;

/** A test result in the format of Site Health. */
final class TestResult
{
    /** @param list<string> $items list below the description */
    public function __construct(
        private readonly TestStatus $status,
        private readonly string $label,
        private readonly string $description,
        private readonly array $items = [],
    ) {}

    /** @return array<string, mixed> */
    public function toArray(string $test): array
    {
        $items = implode('', array_map(static fn(string $item): string => '<li>' . esc_html($item) . '</li>', $this->items));

        return [
            'label' => $this->label,
            'status' => $this->status->value,
            'badge' => ['label' => __('Search', 'stallkeeper-tools'), 'color' => $this->status->color()],
            'description' => '<p>' . esc_html($this->description) . '</p>' . ($items === '' ? '' : "<ul>$items</ul>"),
            'actions' => '',
            'test' => $test,
        ];
    }
}
