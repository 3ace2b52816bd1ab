<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Tests\StandIn;

/**
 * Finds members of the stand-in that are not used. Members are matched by name without types: a call of `save()` counts
 * as a use of this method in all used classes.
 */
final class Reachability
{
    private NameSet $names;
    /** @var list<Member> */
    private array $unused;

    /** @param list<Member> $members */
    public function __construct(NameSet $roots, array $members)
    {
        $this->names = clone $roots;
        $this->unused = $members;
        do {
            $before = $this->names->count();
            $used = array_filter($this->unused, $this->isUsed(...));
            foreach ($used as $member) {
                $this->names->add($member->uses);
            }
            $this->unused = array_values(array_diff_key($this->unused, $used));
        } while ($used !== [] || $this->names->count() > $before);
    }

    /** @return list<string> */
    public function unused(): array
    {
        return array_map(static fn(Member $member): string => $member->label, $this->unused);
    }

    private function isUsed(Member $member): bool
    {
        return match ($member->kind) {
            'function' => $this->names->hasFunction($member->name),
            'class' => isset($this->names->classes[$member->name]),
            'tag' => isset($this->names->methods[$member->name]),
            'template' => $this->names->hasTemplate($member->name),
            default => isset($this->names->classes[$member->class]) &&
                ($member->isCalledByFramework || $this->names->hasMethod($member->name)),
        };
    }
}
