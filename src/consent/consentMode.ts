/** Categories of the WP Consent API that grant each setting of Google's Consent Mode. */
export type ConsentCategories = Readonly<Record<string, readonly string[]>>;
export type ConsentSettings = Record<string, 'granted' | 'denied'>;

/**
 * Returns the settings for the analytics tag. One allowed category grants a setting. The category `functional` is always
 * allowed, because a shop does not work without it.
 *
 * @param isAllowed whether the visitor allows a category
 */
export const consentSettings = (
  categories: ConsentCategories,
  isAllowed: (category: string) => boolean,
): ConsentSettings =>
  Object.fromEntries(
    Object.entries(categories).map(([setting, granting]) => [
      setting,
      granting.some((category) => category === 'functional' || isAllowed(category)) ? 'granted' : 'denied',
    ]),
  );
