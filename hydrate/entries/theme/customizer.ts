/** Enhances the controls of the theme in the Customizer: the order of sections, the contrast of own colors, and the page of each section. */
import { moveItem } from '../../customizer/sectionOrder';
import { showSectionPages } from '../../layout/sectionPages';
import { checkContrast } from '../../style/checkContrast';
import { followPalette } from '../../style/followPalette';

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) moveItem(target);
});

const api = window.wp?.customize;
const style = window.stallkeeperStyle;
if (api && style)
  api.bind('ready', () => {
    followPalette(api, style);
    checkContrast(api, style);
  });
const pages = window.stallkeeperSectionPages;
if (api && pages) api.bind('ready', () => showSectionPages(api, pages));
