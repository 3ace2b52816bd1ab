/**
 * @typedef {object} TranslatedPackage
 * @property {string} folder
 * @property {'theme'|'plugin'} kind
 * @property {string} domain its text domain
 * @property {string} name
 * @property {string} main the file with its header
 */

/** @type {TranslatedPackage[]} */
export const PACKAGES = [
  { folder: 'theme', kind: 'theme', domain: 'stallkeeper', name: 'Stallkeeper', main: 'style.css' },
  {
    folder: 'plugin',
    kind: 'plugin',
    domain: 'stallkeeper-tools',
    name: 'Stallkeeper Tools',
    main: 'stallkeeper-tools.php',
  },
];
