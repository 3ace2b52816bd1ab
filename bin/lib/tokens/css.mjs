import { property } from './source.mjs';

const NOTICE = '/* Generated from design-tokens.json by `npm run tokens`. */';

/** @param {import('./source.mjs').Source} source @returns {string} the theme's tokens, in light and dark mode */
export function themeProperties({ groups }) {
  const blocks = groups.map(({ description, tokens }) =>
    [`/* ${description} */`, ...tokens.map((token) => `${property(token)}: ${value(token)};`)].join('\n'),
  );
  return `${NOTICE}\n:root {\ncolor-scheme: light dark;\n\n${blocks.join('\n\n')}\n}\n`;
}

/** @param {import('./source.mjs').Source} source @returns {string} the block editor's colors, in light and dark mode */
export function themePalette({ tokens }) {
  const colors = tokens.filter(({ name, preset }) => preset && name.startsWith('color-'));
  const lines = colors.map((token) => `--wp--preset--color--${token.preset.slug}: var(${property(token)});`);
  return `${NOTICE}

/* Colors of authors follow the dark mode. WordPress prints the light colors of theme.json, outside of layers. */
:root body {\n${lines.join('\n')}\n}\n`;
}

/** @param {import('./source.mjs').Source} source @returns {string} the plugin's tokens: the theme's, or their own values */
export function pluginProperties({ tokens }) {
  const lines = tokens
    .filter(({ plugin }) => plugin)
    .map((token) => {
      const own = token.plugin === true ? (token.value ?? token.light) : token.plugin;
      return `--stallkeeper-tools-${token.name}: var(${property(token)}, ${own});`;
    });
  return `${NOTICE}

/* Values of the Stallkeeper theme, of a block theme, or defaults. A theme can set each property. */
:root {\n${lines.join('\n')}\n}\n`;
}

/** @param {string} prefix @param {Record<string, string>} queries @returns {string} custom media queries */
export const media = (prefix, queries) =>
  `${NOTICE}\n${Object.entries(queries)
    .map(([name, query]) => `@custom-media --${prefix}-${name} ${query};`)
    .join('\n')}\n`;

/** @param {import('./source.mjs').Token} token */
const value = ({ value, light, dark }) => value ?? `light-dark(${light}, ${dark})`;
