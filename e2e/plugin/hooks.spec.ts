import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/**
 * Lists the callbacks of a package that `remove_action()` cannot remove, because a shop cannot name them, and hooks that
 * fire although they do not start the feature that needs them.
 */
const UNNAMED = String.raw`
  [$namespace, $accessor, $directory] = $args;
  $root = realpath($directory) . '/';
  if (is_admin()) {
      // WordPress adds the sanitizers of settings as filters.
      require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
      wp_set_current_user(get_user_by('login', 'admin')->ID);
      do_action('customize_register', new WP_Customize_Manager());
  } else {
      wp();
      do_action('wp_enqueue_scripts');
      rest_get_server();
  }
  // Features that start later.
  $startedBy = [];
  foreach ($accessor(\Stallkeeper\Render\Services\Features::class)->byHook() as $hook => $features) {
      foreach ($features as $feature) {
          $accessor($feature);
          $startedBy[$feature][] = $hook;
      }
  }
  $isService = static function (object $object) use ($accessor): bool {
      try {
          return $accessor($object::class) === $object;
      } catch (LogicException) {
          return false;
      }
  };
  $describe = static function (mixed $callback) use ($namespace, $root, $isService): ?string {
      if ($callback instanceof Closure) {
          $function = new ReflectionFunction($callback);
          $object = $function->getClosureThis();
          $isOurs = str_starts_with((string) $function->getFileName(), $root) || ($object !== null && str_starts_with($object::class, $namespace));
          return $isOurs ? 'closure in ' . substr((string) $function->getFileName(), strlen($root)) . ':' . $function->getStartLine() : null;
      }
      $object = is_array($callback) ? $callback[0] : $callback;
      $isOurs = is_object($object) && str_starts_with($object::class, $namespace);
      return $isOurs && !$isService($object) ? $object::class : null;
  };
  $found = [];
  foreach ($GLOBALS['wp_filter'] as $name => $hook) {
      foreach (array_merge(...array_values($hook->callbacks)) as ['function' => $callback]) {
          $description = $describe($callback);
          if ($description !== null) {
              $found[] = "$name: $description";
          }
          // These hooks fire only after the one that starts the feature, or in the admin and for forms, where it starts at once.
          $isLater = preg_match('/^(?:wp_loaded|shutdown|add_meta_boxes|admin_notices|rest_.*|woocommerce_store_api_.*|customize_sanitize_.*)$/', $name) === 1;
          $hooks = is_array($callback) && is_object($callback[0]) ? $startedBy[$callback[0]::class] ?? null : null;
          if ($hooks !== null && !$isLater && !in_array($name, $hooks, true)) {
              $found[] = "$name does not start " . $callback[0]::class;
          }
      }
  }
  return array_values(array_unique($found));
`;

const PACKAGES = {
  theme: ['Stallkeeper\\Theme\\', 'stallkeeper_theme', 'themes/stallkeeper'],
  plugin: ['Stallkeeper\\Tools\\', 'stallkeeper_tools', 'plugins/stallkeeper-tools'],
};

for (const [name, [namespace, accessor, directory]] of Object.entries(PACKAGES)) {
  test(`a shop can remove every callback of the ${name} from its hook @no-js`, async () => {
    const code = `$args[2] = WP_CONTENT_DIR . '/' . $args[2]; ${UNNAMED}`;
    for (const isAdmin of [false, true]) {
      const callbacks = await wp<string[]>(code, [namespace, accessor, directory], isAdmin);
      expect(callbacks, isAdmin ? 'in the admin' : 'on a page').toEqual([]);
    }
  });
}
