import type { CustomizerApi } from '../customizer/customizerApi';

/**
 * Shows a page in the preview where the settings are visible, when the owner opens their section or panel.
 *
 * @param pages URL by ID of the section or panel
 */
export function showSectionPages(api: CustomizerApi, pages: Record<string, string>): void {
  for (const [id, url] of Object.entries(pages))
    for (const place of [api.section, api.panel])
      place?.(id, ({ expanded }) =>
        expanded.bind((isExpanded) => {
          if (isExpanded) api.previewer?.previewUrl.set(url);
        }),
      );
}
