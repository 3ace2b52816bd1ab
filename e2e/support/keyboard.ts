import type { Page } from '@playwright/test';
import { framesDrawn } from './settled';

/** Elements that are covered by others while they have focus, after scrolling and transitions have ended. */
export async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press(key);
    let result = await focusedElement(page);
    if (result === 'end') break;
    if (result !== '') {
      const before = result;
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
      await framesDrawn(page);
      result = await focusedElement(page);
      if (result === 'end') result = `the focus is lost at stop ${stop + 1} in ${before}`;
    }
    if (result !== '') covered.push(result);
  }
  return covered;
}

/** Returns '' if the focused element can be seen, its name if it is covered, and 'end' if nothing has focus. */
const focusedElement = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (one === null || one === document.body) return 'end';
    const isSeen = [one.getBoundingClientRect(), ...one.getClientRects()].some((box) => {
      // Of a field that reaches out of the window, the part with the caret is scrolled to.
      const [x, y] = [box.left + box.width / 2, (box.top + Math.min(box.bottom, innerHeight)) / 2];
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null && (hit === one || one.contains(hit) || (hit.contains(one) && hit.matches('label')))
      );
    });
    // WordPress's own bar lies above ours; its search box grows while it gets focus.
    const wrapped = one.closest('.card, .hit, #wpadminbar');
    return isSeen || wrapped !== null ? '' : `${one.tagName} ${one.textContent.trim().slice(0, 30)}`;
  });
