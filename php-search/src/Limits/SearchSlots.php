<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Limits;

/**
 * Limits how many expensive searches run on a server in parallel, so that other requests still get a processor.
 *
 * A slot is a locked file. The operating system releases the lock when the process ends. On a file system without locks
 * there is no limit.
 */
final class SearchSlots
{
    private const SLOTS = 4;

    /** @var resource|null */
    private $held = null;

    /** @param string $folder writable directory for the lock files */
    public function __construct(private readonly string $folder) {}

    /**
     * Takes a slot until release() is called or this object is destroyed.
     *
     * @return bool whether this object holds a slot or locks are not available
     */
    public function take(): bool
    {
        for ($slot = 1; $this->held === null && $slot <= self::SLOTS; $slot++) {
            // A directory without write access means that there is no limit.
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
