/** The gate where the theme's own bar asks, or the owner has decided: the only part of order sources on every page. */
import { chosen, decide, own, params, tellTag } from './gate';

const before = chosen();
decide(before !== 'deny' && (own.mode === 'ask' ? before === 'allow' : params.allowTracking), false);
if (before) {
  tellTag(() => before);
}

const bar = document.getElementById('consent-bar');
if (bar) {
  bar.hidden = Boolean(before);
  bar.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = event.submitter as HTMLButtonElement;
    bar.hidden = true;
    decide(value === 'allow', true);
    tellTag(() => value);
  });
  addEventListener('hashchange', () => {
    if (location.hash === `#${bar.id}`) {
      bar.hidden = false;
    }
  });
}
