/** A frame of the media library (`wp.media`). */
interface Frame {
  on: (event: string, handler: () => void) => void;
  open: () => void;
  state: () => { get: (name: string) => { first: () => { toJSON: () => Attachment } } };
}

interface Attachment {
  id: number;
  url: string;
  sizes?: { thumbnail?: { url: string } };
}

type OpenMedia = (options: Record<string, unknown>) => Frame;

/** Adds the browser's color field, which changes the text field next to it. A color field cannot be empty. */
export function addColorPicker(text: HTMLElement): void {
  if (!(text instanceof HTMLInputElement)) return;
  const picker = document.createElement('input');
  picker.type = 'color';
  picker.ariaLabel = text.labels?.[0]?.textContent ?? '';
  const follow = (): void => {
    if (/^#[0-9a-f]{6}$/i.test(text.value)) picker.value = text.value;
  };
  picker.addEventListener('input', () => {
    text.value = picker.value;
  });
  text.addEventListener('input', follow);
  follow();
  text.after(picker);
}

/** Adds buttons that choose the image from the media library, in place of the field for its ID. */
export function addImagePicker(field: HTMLElement): void {
  const media = (Reflect.get(window, 'wp') as { media?: OpenMedia } | undefined)?.media;
  const id = field.querySelector('input');
  if (!media || id === null) return;
  const { choose = '', remove = '', title = '' } = field.dataset;
  const show = (value: string, url = ''): void => {
    id.value = value;
    field.querySelector('img')?.remove();
    if (url === '') return;
    const image = new Image(60, 60);
    image.alt = '';
    image.src = url;
    field.prepend(image);
  };
  const addButton = (text: string, action: () => void): void => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button';
    button.textContent = text;
    button.addEventListener('click', action);
    field.append(' ', button);
  };
  id.type = 'hidden';
  addButton(choose, () => {
    const frame = media({ title, multiple: false, library: { type: 'image' } });
    frame.on('select', () => {
      const chosen = frame.state().get('selection').first().toJSON();
      show(String(chosen.id), chosen.sizes?.thumbnail?.url ?? chosen.url);
    });
    frame.open();
  });
  addButton(remove, () => show(''));
}
