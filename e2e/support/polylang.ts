/**
 * PHP of a plugin that stands in for Polylang: the functions that the search uses. The visitor's language is in the URL
 * (`?lang=de`), the language of a post or term in its meta `made_in_language`.
 */
export const POLYLANG = String.raw`
  function pll_languages_list($args = []) {
      return ($args['fields'] ?? 'slug') === 'locale' ? ['de_DE', 'en_US'] : ['de', 'en'];
  }
  function pll_current_language() {
      $language = $_GET['lang'] ?? '';
      return in_array($language, pll_languages_list(), true) ? $language : false;
  }
  function pll_get_post_language($id) {
      return get_post_meta($id, 'made_in_language', true) ?: false;
  }
  function pll_get_term_language($id) {
      return get_term_meta($id, 'made_in_language', true) ?: false;
  }
`;
