<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

/**
 * Limits how many expensive searches run on a server at the same time, so that visitors of other pages find a processor.
 *
 * A slot is a locked file. The system unlocks it when the process ends, however it ends. On a file system that cannot
 * lock, there is no limit.
 */
final class SearchSlots
{
    private const SLOTS = 4;

    /** @var resource|null */
    private $held = null;

    /** @param string $folder where the files are; it must be writable */
    public function __construct(private readonly string $folder) {}

    /** @return bool whether a slot was free, or is held already; it stays taken until release() is called or this object is gone */
    public function take(): bool
    {
        for ($slot = 1; $this->held === null && $slot <= self::SLOTS; $slot++) {
            $file = @fopen("$this->folder/slot-$slot.lock", 'c');
            if ($file === false) {
                return true;
            }
            $isTaken = 0;
            if (flock($file, LOCK_EX | LOCK_NB, $isTaken)) {
                $this->held = $file;
            } elseif ($isTaken !== 1) {
                return true;
            }
        }

        return $this->held !== null;
    }

    public function release(): void
    {
        $this->held = null;
    }
}
