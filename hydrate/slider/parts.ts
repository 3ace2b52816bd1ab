/** Required elements of a slider template, by `data-part` (theme/templates/slider/). */
export interface Parts {
  list: HTMLElement;
  slides: HTMLElement[];
  hint: HTMLElement;
  tools: HTMLElement;
  pause: HTMLElement;
  previous: HTMLElement;
  next: HTMLElement;
  dots: HTMLElement;
  count: HTMLElement;
  status: HTMLElement;
}

/** @throws with the name of the part that is missing in the template, for example in a child theme */
export function findParts(slider: HTMLElement): Parts {
  const find = (name: string): HTMLElement => {
    const part = slider.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part === null) throw new Error(`The slider has no data-part="${name}".`);
    return part;
  };
  const list = find('list');
  return {
    list,
    slides: [...list.children].filter((child) => child instanceof HTMLElement),
    hint: find('hint'),
    tools: find('tools'),
    pause: find('pause'),
    previous: find('previous'),
    next: find('next'),
    dots: find('dots'),
    count: find('count'),
    status: find('status'),
  };
}
