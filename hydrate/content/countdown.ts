const MINUTE = 60_000;

/**
 * Shows the days, hours and minutes until a date, and removes the element when the date has come.
 *
 * @param element with `data-end` (seconds since 1970) and an element `.countdown__left`, see Content\Countdown
 */
export function startCountdown(element: HTMLElement): void {
  const end = Number(element.dataset['end']) * 1000;
  const left = element.querySelector('.countdown__left');
  if (!Number.isFinite(end) || left === null) return;
  const show = (): void => {
    const minutes = Math.ceil((end - Date.now()) / MINUTE);
    if (minutes <= 0) {
      element.remove();
      return;
    }
    const text = format(minutes);
    // Screen readers do not read the text again if it has not changed.
    if (left.textContent !== text) left.textContent = text;
    setTimeout(show, Math.min(end - Date.now() - (minutes - 1) * MINUTE, MINUTE) + 50);
  };
  show();
}

/** @param minutes at least 1 */
function format(minutes: number): string {
  const values = {
    day: Math.floor(minutes / 1440),
    hour: Math.floor((minutes % 1440) / 60),
    minute: minutes % 60,
  };
  return (Object.keys(values) as (keyof typeof values)[])
    .filter((unit) => unit === 'minute' || values.day > 0 || (unit === 'hour' && values.hour > 0))
    .map((unit) =>
      new Intl.NumberFormat(document.documentElement.lang || 'en', {
        style: 'unit',
        unit,
        unitDisplay: 'long',
      }).format(values[unit]),
    )
    .join(' ');
}
