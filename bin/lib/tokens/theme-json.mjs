import { property } from './source.mjs';

/**
 * Sets the generated parts of theme.json: palette, spaces, fonts, font sizes and widths. The rest is written by hand.
 * @param {Record<string, any>} theme content of theme.json
 * @param {import('./source.mjs').Source} source
 */
export function themeJson(theme, { tokens }) {
  const presets = (pattern, value) =>
    tokens
      .filter(({ name, preset }) => preset && pattern.test(name))
      .map((token) => ({ ...token.preset, ...value(token) }));
  const variable = (token) => `var(${property(token)})`;

  const result = structuredClone(theme);
  const { color, layout, spacing, typography } = result.settings;
  for (const token of tokens.filter((one) => one.layout)) layout[token.layout] = token.value;
  // The editor shows and compares these colors, so they are values instead of variables.
  color.palette = presets(/^color-/, ({ light }) => ({ color: light }));
  spacing.spacingSizes = presets(/^space-/, ({ value }) => ({ size: value }));
  typography.fontFamilies = presets(/^font-(?!size-)/, (token) => ({ fontFamily: variable(token) }));
  typography.fontSizes = presets(/^font-size-/, (token) => ({ size: variable(token) }));
  return result;
}
