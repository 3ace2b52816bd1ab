import { contrastMessage } from '../../src/style/contrastMessage';
import type { Palette } from '../../src/style/paletteColors';
import { type StyleData, ownPalette } from '../../src/style/styleData';
import type { CustomizerApi, Setting } from '../customizer/customizerApi';

const CODE = 'stallkeeper_contrast';

/** Shows at each own color what it lacks. The server checks them again before it saves. */
export function checkContrast(api: CustomizerApi, data: StyleData): void {
  const { Notification } = api;
  const setting = (name: string): Setting | undefined => api(data.prefix + name);
  const check = (): void => {
    const palette = ownPalette(data, (name) => setting(name)?.get());
    for (const [name, id] of Object.entries(data.colors) as [keyof Palette, string][]) {
      const notifications = setting(id)?.notifications;
      const message = contrastMessage(name, palette, data);
      notifications?.remove(CODE);
      if (message && Notification)
        notifications?.add(new Notification(CODE, { type: message.type, message: message.text }));
    }
  };
  for (const id of Object.values(data.colors)) api(data.prefix + id, (color) => color.bind(check));
}
