<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Health;

/** A test result in the format of Site Health. */
final class TestResult
{
    public function __construct(
        private readonly TestStatus $status,
        private readonly string $label,
        private readonly string $description,
    ) {}

    /** @return array<string, mixed> */
    public function toArray(string $test): array
    {
        return [
            'label' => $this->label,
            'status' => $this->status->value,
            'badge' => ['label' => __('Search', 'stallkeeper-tools'), 'color' => $this->status->color()],
            'description' => '<p>' . esc_html($this->description) . '</p>',
            'actions' => '',
            'test' => $test,
        ];
    }
}
