/**
 * Replaces three feature tests of tiny-slider 2.9.4. For every slider they add elements to the page and measure them, which
 * causes six layouts. All browsers that run module scripts give these results.
 */
export const calc = () => 'calc';
export const percentageLayout = () => true;
export const has3DTransforms = () => true;
