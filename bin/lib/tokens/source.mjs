import { readFileSync } from 'node:fs';
import { at } from '../paths.mjs';

/**
 * @typedef {object} Token a custom property: `--stallkeeper-NAME` in the theme, `--stallkeeper-tools-NAME` in the plugin
 * @property {string} name
 * @property {string} [value] for both color schemes
 * @property {string} [light] color in light mode
 * @property {string} [dark] color in dark mode
 * @property {{slug: string, name: string}} [preset] the choice in the block editor; posts contain its slug
 * @property {'contentSize'|'wideSize'} [layout] the width in the block editor
 * @property {string|true} [plugin] the plugin's value without the theme; true: the theme's value, or its light color
 *
 * @typedef {{description: string, tokens: Token[]}} Group
 * @typedef {{groups: Group[], tokens: Token[], media: {theme: Record<string, string>, plugin: Record<string, string>},
 *   styles: {colors: Record<string, {title: string, colors: Record<string, string>}>}}} Source
 */

/** @returns {Source} design-tokens.json */
export function readSource(file = at('design-tokens.json')) {
  const source = JSON.parse(readFileSync(file, 'utf8'));
  const groups = source.groups.map(({ description, tokens }) => ({
    description,
    tokens: Object.entries(tokens).map(([name, token]) => ({ name, ...token })),
  }));
  return {
    groups,
    tokens: groups.flatMap(({ tokens }) => tokens),
    media: source.media,
    styles: source.styles,
  };
}

/** @param {Token} token */
export const property = ({ name }) => `--stallkeeper-${name}`;
