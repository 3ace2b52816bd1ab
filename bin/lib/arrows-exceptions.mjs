/** Dependencies that break a rule and are still to be removed: the sentences of the check without their line numbers. */
export const KNOWN_EXCEPTIONS = new Set([
  // A layer of the search uses a higher one.
  'plugin/src/Search/Index/IndexQueue.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedQueue.',
  'plugin/src/Search/Index/ProgressReader.php uses the class Stallkeeper\\Tools\\Search\\Health\\IndexTests.',
  'plugin/src/Search/Index/ProgressReader.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedRebuild.',
  'plugin/src/Search/Index/ProgressReader.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedQueue.',
  'plugin/src/Search/Query/SearchBackend.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Settings.',
  'plugin/src/Search/Query/SearchBackends.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\SettingsStorage.',
  'plugin/src/Search/Query/SearchBackends.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Hosts.',
  'plugin/src/Search/Query/SearchGateway.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Provider.',
  'plugin/src/Search/Query/SearchGateway.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Settings.',
]);
