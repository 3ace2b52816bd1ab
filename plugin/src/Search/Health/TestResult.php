<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Health;

/** A test result in the format of Site Health. */
final class TestResult
{
    private const COLORS = ['good' => 'blue', 'recommended' => 'orange', 'critical' => 'red'];

    /** @param 'good'|'recommended'|'critical' $status */
    public function __construct(
        private readonly string $status,
        private readonly string $label,
        private readonly string $description,
    ) {}

    /** @return array<string, mixed> */
    public function toArray(string $test): array
    {
        return [
            'label' => $this->label,
            'status' => $this->status,
            'badge' => ['label' => __('Search', 'stallkeeper-tools'), 'color' => self::COLORS[$this->status]],
            'description' => '<p>' . esc_html($this->description) . '</p>',
            'actions' => '',
            'test' => $test,
        ];
    }
}
