import { parsePageData, type PageData } from '../../src/search/pageData';

/**
 * Reads the data that PHP printed into a widget. Authors can write elements with the same attributes, but WordPress removes
 * their `<script>` elements.
 */
export const readPageData = (widget: HTMLElement): PageData | null =>
  parsePageData(widget.querySelector(':scope>script[data-shop-data]')?.textContent ?? '');
