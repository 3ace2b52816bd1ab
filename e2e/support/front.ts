import { wp } from './wp';

export type Values = Record<string, unknown>;

/** Sets settings of the theme and options of WordPress for as long as `use` takes; null takes one away. */
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

/** What the parts of the front page print. */
export const PARTS =
  '.slider--banner, .promotions, .category-tiles, .slider--product-four, .slider--brand, .cards';
