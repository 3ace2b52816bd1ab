import { useEffect, useState } from 'react';

/** Delay before an announcement, so that the next keystroke does not interrupt the screen reader. */
const SETTLED_AFTER_MS = 1000;

/** @returns the text if it has not changed for one second, otherwise '' */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? settled : '';
}
