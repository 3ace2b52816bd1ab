/** Dependencies that break a rule and are still to be removed: the sentences of the check without their line numbers. */
export const KNOWN_EXCEPTIONS = new Set([
  // A layer of the search uses a higher one.
  'plugin/src/Search/Content/RelatedPosts.php uses the class Stallkeeper\\Tools\\Search\\Index\\PatternUsers.',
  'plugin/src/Search/Content/SearchablePosts.php uses the class Stallkeeper\\Tools\\Search\\Admin\\ExcludeMetaBox.',
  'plugin/src/Search/Index/EmbeddedEngine.php uses the class Stallkeeper\\Tools\\Search\\Rest\\SearchEndpoint.',
  'plugin/src/Search/Index/IndexQueue.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedQueue.',
  'plugin/src/Search/Index/IndexScheduler.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Settings.',
  'plugin/src/Search/Index/IndexScheduler.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Sync\\SyncEvent.',
  'plugin/src/Search/Index/ProgressReader.php uses the class Stallkeeper\\Tools\\Search\\Health\\IndexTests.',
  'plugin/src/Search/Index/ProgressReader.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedRebuild.',
  'plugin/src/Search/Index/ProgressReader.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedQueue.',
  'plugin/src/Search/Query/SearchBackend.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Settings.',
  'plugin/src/Search/Query/SearchBackends.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\SettingsStorage.',
  'plugin/src/Search/Query/SearchBackends.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Hosts.',
  'plugin/src/Search/Query/SearchGateway.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Provider.',
  'plugin/src/Search/Query/SearchGateway.php uses the class Stallkeeper\\Tools\\Search\\Hosted\\Settings.',

  // Two or three classes need each other.
  'php-render/src/Attribution/Referrer.php is part of a cycle: Stallkeeper\\Render\\Attribution\\Referrer uses Stallkeeper\\Render\\Attribution\\SourceSettings uses Stallkeeper\\Render\\Attribution\\Referrer.',
  'php-search/src/Filter/FilterExpression.php is part of a cycle: Stallkeeper\\Search\\Filter\\FilterExpression uses Stallkeeper\\Search\\Filter\\FilterParser uses Stallkeeper\\Search\\Filter\\FilterExpression.',
  'plugin/src/Attribution/Orders/ReportExport.php is part of a cycle: Stallkeeper\\Tools\\Attribution\\Orders\\ReportExport uses Stallkeeper\\Tools\\Attribution\\Orders\\ReportPage uses Stallkeeper\\Tools\\Attribution\\Orders\\ReportExport.',
  'plugin/src/Search/Admin/IndexActions.php is part of a cycle: Stallkeeper\\Tools\\Search\\Admin\\IndexActions uses Stallkeeper\\Tools\\Search\\Admin\\IndexScreen uses Stallkeeper\\Tools\\Search\\Admin\\IndexActions.',
  'plugin/src/Search/Content/RelatedPosts.php is part of a cycle: Stallkeeper\\Tools\\Search\\Content\\RelatedPosts uses Stallkeeper\\Tools\\Search\\Index\\PatternUsers uses Stallkeeper\\Tools\\Search\\Content\\RelatedPosts.',
  'plugin/src/Search/Hosted/Sync/HostedQueue.php is part of a cycle: Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedQueue uses Stallkeeper\\Tools\\Search\\Hosted\\Sync\\SyncEvent uses Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedSync uses Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedQueue.',
  'plugin/src/Search/Index/EmbeddedEngine.php is part of a cycle: Stallkeeper\\Tools\\Search\\Index\\EmbeddedEngine uses Stallkeeper\\Tools\\Search\\Rest\\SearchEndpoint uses Stallkeeper\\Tools\\Search\\Index\\EmbeddedEngine.',
  'plugin/src/Search/Query/FacetDefinitions.php is part of a cycle: Stallkeeper\\Tools\\Search\\Query\\FacetDefinitions uses Stallkeeper\\Tools\\Search\\Query\\FacetedQuery uses Stallkeeper\\Tools\\Search\\Query\\FacetDefinitions.',
  'theme/inc/Slider/SliderContent.php is part of a cycle: Stallkeeper\\Theme\\Slider\\SliderContent uses Stallkeeper\\Theme\\Slider\\SliderLocator uses Stallkeeper\\Theme\\Slider\\SliderContent.',
]);
