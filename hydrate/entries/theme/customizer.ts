/** Enhances the controls of the theme in the Customizer: the order of sections, and the contrast of own colors. */
import { moveItem } from '../../customizer/sectionOrder';
import { checkContrast } from '../../style/checkContrast';

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) moveItem(target);
});

const api = window.wp?.customize;
const style = window.stallkeeperStyle;
if (api && style) api.bind('ready', () => checkContrast(api, style));
