/** Enhances the controls of the theme in the Customizer: the order of the sections of the front page. */
import { addSectionOrder } from '../../customizer/sectionOrder';
import { enhance } from '../../lib/enhance';

enhance('.section-order', addSectionOrder);
