/**
 * What this script enhances, and when:
 * - every slider: tiny-slider and the slideshow are fetched when it comes near the screen, never before;
 * - the visitor's one stop for all slideshows, which is kept.
 * A slider whose script does not come stays the list that PHP sent.
 */
import { enhance } from '../lib/enhance';
import { addMotionSwitch } from '../slider/motionSwitch';
import { loadNearViewport } from '../slider/loadNearViewport';

enhance('[data-part="motion"]', addMotionSwitch);
enhance('[data-part="slider"]', loadNearViewport);
