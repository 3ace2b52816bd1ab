import { useEffect, useState } from 'react';

/** A pause in typing, after which a screen reader may speak without being cut off by the next letter. */
const SETTLED_AFTER_MS = 1000;

/** @returns the text once it has stayed the same for a second; '' at first and while it changes */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? settled : '';
}
