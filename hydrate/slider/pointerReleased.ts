/** Waits until the visitor releases the list, because moving the element would interrupt the gesture. */
export async function pointerReleased(slider: HTMLElement): Promise<void> {
  if (!slider.matches(':active')) return;
  await new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, resolve, { once: true });
  });
}
