import type { LayoutData } from '../../src/layout/layoutData';
import type { StyleData } from '../../src/style/styleData';

/** The parts of WordPress's Customizer that the scripts use, in the preview and in the controls. */
export interface CustomizerApi {
  (id: string): Setting | undefined;
  (id: string, ready: (setting: Setting) => void): void;
  bind(event: 'ready', listener: () => void): void;
  section?: FindPlace;
  panel?: FindPlace;
  previewer?: { previewUrl: { set(url: string): void } };
  Notification?: new (code: string, options: { type: string; message: string }) => unknown;
}

export interface Setting {
  get(): unknown;
  set(value: string): void;
  bind(listener: (value: unknown) => void): void;
  notifications?: Notifications;
}

/** Calls `ready` as soon as the section or panel exists. */
type FindPlace = (id: string, ready: (place: Place) => void) => void;

interface Place {
  expanded: { bind(listener: (isExpanded: boolean) => void): void };
}

interface Notifications {
  add(notification: unknown): void;
  remove(code: string): void;
}

declare global {
  interface Window {
    wp?: { customize?: CustomizerApi };
    stallkeeperStyle?: StyleData;
    stallkeeperLayout?: LayoutData;
    /** URL by ID of a section or panel of the Customizer: `SectionPages.php`. */
    stallkeeperSectionPages?: Record<string, string>;
  }
}
