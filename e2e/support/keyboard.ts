import type { Page } from '@playwright/test';

/** Elements that are covered by others while they have focus. */
export async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press(key);
    const look = await page.evaluate(() => {
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
    if (look === 'end') break;
    if (look !== '') covered.push(look);
  }
  return covered;
}
