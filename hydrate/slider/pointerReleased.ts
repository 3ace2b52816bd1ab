/** A list is not taken out of a hand that is just pulling it. */
export async function letGo(slider: HTMLElement): Promise<void> {
  if (!slider.matches(':active')) return;
  await new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, resolve, { once: true });
  });
}
