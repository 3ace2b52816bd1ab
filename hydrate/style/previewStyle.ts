import { type StyleData, settingNames } from '../../src/style/styleData';
import { styleSheet } from '../../src/style/styleSheet';
import type { CustomizerApi } from '../customizer/customizerApi';

/** ID of the element that `StyleOutput.php` prints. */
const ID = 'stallkeeper-style-inline-css';

/** Shows a changed style in the preview of the Customizer at once, without a request. Changes of one frame are one. */
export function previewStyle(api: CustomizerApi, data: StyleData): void {
  let frame = 0;
  const update = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      styleElement().textContent = styleSheet(data, (name) => api(data.prefix + name)?.get());
    });
  };
  for (const name of settingNames(data)) api(data.prefix + name, (setting) => setting.bind(update));
}

function styleElement(): HTMLElement {
  const found = document.getElementById(ID);
  if (found) return found;
  const style = document.createElement('style');
  style.id = ID;
  document.head.append(style);
  return style;
}
