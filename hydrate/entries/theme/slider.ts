/**
 * Enhances:
 * - sliders: tiny-slider and the slideshow are loaded when a slider comes near the viewport. If loading
 *   fails, the slider stays the list that PHP rendered;
 * - the button that stops all slideshows; the choice is stored in the browser.
 */
import { enhance } from '../../lib/enhance';
import { addMotionSwitch } from '../../slider/motionSwitch';
import { loadNearViewport } from '../../slider/loadNearViewport';

enhance('[data-part="motion"]', addMotionSwitch);
enhance('[data-part="slider"]', loadNearViewport);
