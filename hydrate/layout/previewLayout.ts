import type { LayoutData } from '../../src/layout/layoutData';
import type { CustomizerApi } from '../customizer/customizerApi';

/** Shows a changed layout in the preview of the Customizer at once, by the classes of the body. */
export function previewLayout(api: CustomizerApi, { prefix, classes }: LayoutData): void {
  for (const [name, values] of Object.entries(classes))
    api(prefix + name, (setting) =>
      setting.bind((value) => {
        for (const [key, className] of Object.entries(values))
          if (className) document.body.classList.toggle(className, key === value);
      }),
    );
}
