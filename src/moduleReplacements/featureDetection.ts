/**
 * What tiny-slider (2.9.4) would find out anew for every slider, by elements that it adds to the page and measures: six
 * layouts of the whole page. The answers are those of every browser that runs a module script (webpack.config.js puts
 * this file in the place of its questions).
 */
export const calc = () => 'calc';
export const percentageLayout = () => true;
export const has3DTransforms = () => true;
