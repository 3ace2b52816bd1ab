/** Enhances the controls of the theme in the Customizer, which adds them when a section opens: the order of sections. */
import { moveItem } from '../../customizer/sectionOrder';

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) moveItem(target);
});
