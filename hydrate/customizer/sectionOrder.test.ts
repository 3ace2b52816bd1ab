/** @jest-environment jsdom */
import { moveItem } from './sectionOrder';

const item = (name: string): string =>
  `<li data-name="${name}" data-label="${name.toUpperCase()}"><button data-move="-1">up</button><button data-move="1">down</button></li>`;

function control(): HTMLElement {
  document.body.innerHTML = `<div class="section-order"><ol>${['a', 'b', 'c'].map(item).join('')}</ol><input value="a,b,c"><p data-part="order-status" data-text="%1$s is %2$s of %3$s."></p></div>`;
  const found = document.querySelector('div') as HTMLElement;
  found.addEventListener('click', ({ target }) => moveItem(target as Element));
  return found;
}

const press = (name: string, move: string): void =>
  document.querySelector<HTMLButtonElement>(`[data-name="${name}"] [data-move="${move}"]`)?.click();

const value = (): string | undefined => document.querySelector('input')?.value;

test('a button moves its item, keeps the focus, and announces the place', () => {
  const changes: string[] = [];
  control().addEventListener('change', () => changes.push(value() ?? ''));
  const down = document.querySelector<HTMLButtonElement>('[data-name="a"] [data-move="1"]');
  down?.focus();
  press('a', '1');
  expect(changes).toEqual(['b,a,c']);
  expect(document.activeElement).toBe(down);
  expect(document.querySelector('p')?.textContent).toBe('A is 2 of 3.');
  press('c', '-1');
  expect(value()).toBe('b,c,a');
});

test('the first item cannot move up, the last cannot move down, and both say so', () => {
  control();
  press('a', '-1');
  press('c', '1');
  expect(value()).toBe('a,b,c');
  press('b', '-1');
  const disabled = [...document.querySelectorAll('[aria-disabled="true"]')];
  expect(disabled.map((button) => `${button.closest('li')?.dataset['name']} ${button.textContent}`)).toEqual([
    'b up',
    'c down',
  ]);
});

test('a click beside the buttons changes nothing', () => {
  control();
  document.querySelector<HTMLElement>('[data-name="b"]')?.click();
  expect(value()).toBe('a,b,c');
});
