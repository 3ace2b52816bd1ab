/** @jest-environment jsdom */
import { closeDrawerOnLeave } from './filterDrawer';

const drawer = () => document.querySelector('details')!;

beforeAll(closeDrawerOnLeave);

/** @param position of the open filters: fixed in a drawer */
function open(position: string): void {
  document.body.innerHTML = `<details class="filters__fold" open><summary>Filter</summary><div style="position: ${position}"><a href="#a">Oak</a></div></details><a id="outside" href="#b">Product</a>`;
  document.querySelector<HTMLElement>('details a')!.focus();
}

test('Escape closes the drawer and focuses its button', () => {
  open('fixed');
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(drawer().open).toBe(false);
  expect(document.activeElement).toBe(document.querySelector('summary'));
});

test('a click beside the drawer closes it, a click in it does not', () => {
  open('fixed');
  document.querySelector<HTMLElement>('details a')!.click();
  expect(drawer().open).toBe(true);
  drawer().click();
  expect(drawer().open).toBe(false);
});

test('the drawer closes when the focus leaves it', () => {
  open('fixed');
  document.querySelector<HTMLElement>('summary')!.focus();
  expect(drawer().open).toBe(true);
  document.getElementById('outside')!.focus();
  expect(drawer().open).toBe(false);
});

test('filters that are not a drawer stay open', () => {
  open('static');
  document.getElementById('outside')!.focus();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  drawer().click();
  expect(drawer().open).toBe(true);
});
