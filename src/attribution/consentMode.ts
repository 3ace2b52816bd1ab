/** For each setting of Google's Consent Mode the categories of WP Consent API that grant it. */
export type ConsentCategories = Readonly<Record<string, readonly string[]>>;
export type ConsentSettings = Record<string, 'granted' | 'denied'>;

/**
 * What the analytics tag may do. One allowed category is enough. The category `functional` is always allowed: a shop
 * does not work without it.
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
