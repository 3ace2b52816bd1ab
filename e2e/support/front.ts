import { wp } from './wp';

export type Values = Record<string, unknown>;

/** Runs `use` with these theme settings and WordPress options. null removes a setting. */
export async function choosing(mods: Values, options: Values, use: () => Promise<void>): Promise<void> {
  const before = await wp<{ mods: Values; options: Values }>(
    `$before = ['mods' => get_theme_mods(), 'options' => array_map('get_option', array_combine(array_keys($args['options']), array_keys($args['options'])))];
     foreach ($args['mods'] as $name => $value) { $value === null ? remove_theme_mod("stallkeeper_front_$name") : set_theme_mod("stallkeeper_front_$name", $value); }
     foreach ($args['options'] as $name => $value) { update_option($name, $value); }
     return $before;`,
    { mods, options },
  );
  try {
    await use();
  } finally {
    await wp(
      `update_option('theme_mods_' . get_stylesheet(), $args['mods']); foreach ($args['options'] as $name => $value) { update_option($name, $value); }`,
      before,
    );
  }
}

/** Selector of the parts of the front page. */
export const PARTS =
  '.slider--banner, .promotions, .category-tiles, .slider--product-four, .slider--brand, .cards';
