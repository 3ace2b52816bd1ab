const PLUGIN = 'Stallkeeper\\Tools\\';

/** Features of the plugin. They do not use each other, and the plugin's other classes do not use them. */
const FEATURES = ['Attribution', 'Orders', 'Search'];

/** These classes may use all features: the first connects them, the second deletes their data. */
const ROOTS = new Set(['plugin/src/Plugin.php', 'plugin/src/Uninstaller.php']);

/** Layers of the search, the lowest first. A class uses its own layer and lower ones; layers of one row are independent. */
const SEARCH_LAYERS = [
  ['Content'],
  ['Index'],
  ['Query'],
  ['Hosted'],
  ['View'],
  ['Rest', 'Health'],
  ['Admin', 'Cli'],
];

/** Whether a file may use a class, as far as the rules inside the plugin are concerned. */
export function isPluginUseAllowed(file, name) {
  if (!file.startsWith('plugin/src/') || ROOTS.has(file)) return true;
  const [usedFeature, usedLayer] = name.startsWith(PLUGIN) ? name.slice(PLUGIN.length).split('\\') : [];
  if (!FEATURES.includes(usedFeature)) return true;
  const [feature, layer] = file.split('/').slice(2);
  if (feature !== usedFeature) return false;
  return feature !== 'Search' || layer === usedLayer || level(usedLayer) < level(layer);
}

function level(layer) {
  const found = SEARCH_LAYERS.findIndex((row) => row.includes(layer));
  if (found === -1) throw new Error(`plugin/src/Search/${layer} has no layer. Add it to SEARCH_LAYERS.`);
  return found;
}
