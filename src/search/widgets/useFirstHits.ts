import { startTransition, useEffect, useMemo, useState } from 'react';
import { mergeFirstHits } from './firstHits';
import type { HitView } from '../viewModels/hitViewModel';

/** Calls back once what was drawn just now is on the screen. @returns a way to call it off */
export type AfterPaint = (work: () => void) => () => void;

/**
 * The hits in sight first, so that they are painted before those below them are even made.
 *
 * @param hits of the latest answer
 * @returns what to draw now; a moment later all of `hits`
 */
export function useFirstHits(hits: HitView[], afterPaint: AfterPaint): HitView[] {
  const [drawn, setDrawn] = useState(hits);
  useEffect(
    () => (drawn === hits ? undefined : afterPaint(() => startTransition(() => setDrawn(hits)))),
    [hits, drawn, afterPaint],
  );
  return useMemo(() => mergeFirstHits(hits, drawn), [hits, drawn]);
}
