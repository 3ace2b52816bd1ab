/**
 * The palettes beside the theme's own, in the format of WordPress's style variations. A child theme adds or replaces
 * such files.
 * @param {import('./source.mjs').Source} source
 * @returns {Record<string, string>} JSON by path
 */
export function styleVariations({ styles, tokens }) {
  const name = (slug) => tokens.find(({ preset }) => preset?.slug === slug)?.preset.name ?? slug;
  const file = ({ title, colors }) => ({
    $schema: 'https://schemas.wp.org/wp/6.5/theme.json',
    version: 2,
    title,
    settings: {
      color: {
        palette: Object.entries(colors).map(([slug, color]) => ({ slug, name: name(slug), color })),
      },
    },
  });
  return Object.fromEntries(
    Object.entries(styles.colors).map(([slug, palette]) => [
      `theme/styles/colors/${slug}.json`,
      JSON.stringify(file(palette)),
    ]),
  );
}
