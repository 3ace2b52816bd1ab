import type { Part } from '../../src/search/viewModels/highlight';
import type { LinkGroupView, LinkView } from '../../src/links/linksViewModel';
import type { Suggestion, Suggestions } from '../../src/suggestions/suggestions';

/** Side of an image in pixels. */
const PICTURE_SIZE = 40;

/**
 * The rows of the list. Each option is a link, so it can be opened in a new tab, but not a tab stop: focus stays in the
 * search box.
 */
export const rowsOf = ({ hits, groups, all }: Suggestions, countLabel: string): HTMLElement[] => [
  ...hits.map((hit) => rowOf(hitOption(hit))),
  ...groups.map((group) => groupRow(group, countLabel)),
  ...(all === null ? [] : [rowOf(allOption(all))]),
];

function hitOption({ parts, href, kind, category, price, picture }: Suggestion): HTMLElement {
  const option = optionOf(href);
  option.dataset['part'] = 'suggestion';
  if (picture !== '') option.append(imageOf(picture));
  const texts = make('div', 'stallkeeper-suggestions__texts');
  texts.append(titleOf(parts));
  const details = make('div', 'stallkeeper-suggestions__kind');
  append(details, 'stallkeeper-suggestions__category', category);
  append(details, '', category !== '' && kind !== '' ? `· ${kind}` : kind);
  texts.append(details);
  option.append(texts);
  append(option, 'stallkeeper-suggestions__price', price);
  return option;
}

function groupRow({ title, links }: LinkGroupView, countLabel: string): HTMLElement {
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', title);
  const heading = make('span', 'stallkeeper-suggestions__heading', title);
  // The group already has this label.
  heading.ariaHidden = 'true';
  group.append(heading, ...links.map((link) => linkOption(link, countLabel)));
  return rowOf(group);
}

function linkOption({ nameParts, href, count }: LinkView, countLabel: string): HTMLElement {
  const option = optionOf(href);
  option.dataset['part'] = 'suggested-link';
  option.append(titleOf(nameParts));
  if (count !== null) {
    append(option, 'screen-reader-text', countLabel);
    append(option, 'stallkeeper-suggestions__kind', count);
  }
  return option;
}

function allOption({ text, href }: NonNullable<Suggestions['all']>): HTMLElement {
  const option = optionOf(href);
  option.classList.add('stallkeeper-suggestions__option--all');
  option.dataset['part'] = 'all-results';
  option.append(text);
  return option;
}

function optionOf(href: string): HTMLAnchorElement {
  const option = document.createElement('a');
  option.className = 'stallkeeper-suggestions__option';
  option.href = href;
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  return option;
}

function titleOf(parts: readonly Part[]): HTMLElement {
  const title = make('span', 'stallkeeper-suggestions__title');
  title.dir = 'auto';
  for (const { text, isMarked } of parts) {
    title.append(isMarked ? make('mark', '', text) : text);
  }
  return title;
}

function rowOf(content: HTMLElement): HTMLElement {
  const row = document.createElement('li');
  row.setAttribute('role', 'none');
  row.append(content);
  return row;
}

function imageOf(src: string): HTMLElement {
  const image = new Image(PICTURE_SIZE, PICTURE_SIZE);
  image.className = 'stallkeeper-suggestions__picture';
  image.loading = 'lazy';
  image.alt = '';
  image.src = src;
  return image;
}

/** The space separates the texts in the accessible name. */
function append(parent: HTMLElement, name: string, text: string): void {
  if (text !== '') parent.append(' ', make('span', name, text));
}

function make(tag: string, name: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  if (name !== '') element.className = name;
  element.textContent = text;
  return element;
}
