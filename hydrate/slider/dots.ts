import { pageAt, pageStarts, type Row } from '../../src/slider/slideRange';
import { type StatusTexts, statusWords } from '../../src/slider/statusText';

/** More dots than these nobody counts; the figures beside them tell more. */
const MOST_DOTS = 10;

/** So many fit a phone; slider.css asks for more room where there are more. */
const FEW_DOTS = 5;

/** One button a page of slides, named after the slides that it shows. Those that are there are kept, and with them focus. */
export function drawDots(
  box: HTMLElement,
  texts: StatusTexts,
  row: Row,
  at: number,
  go: (at: number) => void,
): void {
  const starts = pageStarts(row);
  box.hidden = starts.length < 2 || starts.length > MOST_DOTS;
  if (box.hidden) {
    box.replaceChildren();
    return;
  }
  box.toggleAttribute('data-many', starts.length > FEW_DOTS);
  while (box.children.length > starts.length) box.lastElementChild?.remove();
  while (box.children.length < starts.length) box.append(newDot());
  const current = pageAt(row, at);
  starts.forEach((start, page) => {
    const dot = box.children[page];
    if (!(dot instanceof HTMLElement)) return;
    dot.ariaLabel = statusWords(texts, row, start);
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
