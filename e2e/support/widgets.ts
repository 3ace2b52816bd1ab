import { wp } from './wp';

export interface Widget {
  widget: 'stallkeeper_products' | 'stallkeeper_popular_posts';
  area: string;
  settings: unknown;
}

/** Runs `use` with only these widgets in the widget areas. */
export async function withWidgets(widgets: Widget[], use: () => Promise<void>): Promise<void> {
  const before = await wp(
    `$names = ['sidebars_widgets', 'widget_stallkeeper_products', 'widget_stallkeeper_popular_posts'];
     $before = array_combine($names, array_map('get_option', $names));
     $places = ['wp_inactive_widgets' => []]; $saved = [];
     foreach ($args as $i => $one) { $saved[$one['widget']][20 + $i] = $one['settings']; $places[$one['area']][] = $one['widget'] . '-' . (20 + $i); }
     foreach ($saved as $widget => $instances) { update_option("widget_$widget", $instances + ['_multiwidget' => 1]); }
     update_option('sidebars_widgets', $places);
     return $before;`,
    widgets,
  );
  try {
    await use();
  } finally {
    await wp(`foreach ($args as $name => $value) { update_option($name, $value); }`, before);
  }
}
