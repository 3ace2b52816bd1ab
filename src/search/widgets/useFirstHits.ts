import { startTransition, useEffect, useMemo, useState } from 'react';
import { mergeFirstHits } from './firstHits';
import type { HitView } from '../viewModels/hitViewModel';

/** Calls the function after the current changes are painted. @returns cancels the call */
export type AfterPaint = (work: () => void) => () => void;

/**
 * Renders the first hits of a response before the others, so that the visible hits are painted sooner.
 *
 * @param hits hits of the latest response
 * @returns hits to render now: at first a part of `hits` and old ones, after the next paint all of `hits`
 */
export function useFirstHits(hits: HitView[], afterPaint: AfterPaint): HitView[] {
  const [rendered, setRendered] = useState(hits);
  useEffect(
    () => (rendered === hits ? undefined : afterPaint(() => startTransition(() => setRendered(hits)))),
    [hits, rendered, afterPaint],
  );
  return useMemo(() => mergeFirstHits(hits, rendered), [hits, rendered]);
}
