import { pageAt, pageStarts, type SlideRange } from '../../src/slider/slideRange';
import { type StatusTexts, statusText } from '../../src/slider/statusText';

/** With more pages than this, only the numbers are shown. */
const MAX_DOTS = 10;

/** This number of dots fits on a phone. For more dots, slider.css reserves more space (`data-many`). */
const FEW_DOTS = 5;

/** Updates the dots: one button per page, named after its slides. Existing buttons stay, and so does the focus. */
export function renderDots(
  box: HTMLElement,
  texts: StatusTexts,
  range: SlideRange,
  at: number,
  go: (at: number) => void,
): void {
  const starts = pageStarts(range);
  box.hidden = starts.length < 2 || starts.length > MAX_DOTS;
  if (box.hidden) {
    box.replaceChildren();
    return;
  }
  box.toggleAttribute('data-many', starts.length > FEW_DOTS);
  while (box.children.length > starts.length) box.lastElementChild?.remove();
  while (box.children.length < starts.length) box.append(newDot());
  const current = pageAt(range, at);
  starts.forEach((start, page) => {
    const dot = box.children[page];
    if (!(dot instanceof HTMLElement)) return;
    dot.ariaLabel = statusText(texts, range, start);
    dot.ariaCurrent = page === current ? 'true' : null;
    dot.onclick = () => go(start);
  });
}

function newDot(): HTMLButtonElement {
  const dot = document.createElement('button');
  dot.type = 'button';
  dot.className = 'slider__dot';
  return dot;
}
